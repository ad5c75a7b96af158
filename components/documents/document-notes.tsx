import { TextLink } from '@/components/ui/text-link';
import type { DocumentNote } from '@/lib/schema/document';
import { stateNames } from '@/lib/states';
import { withWholeNumbers } from '@/lib/text';

interface Props {
  /** With the URL of an office, where no list of them is on the page. */
  notes: readonly (DocumentNote & { url?: string })[];
}

const nameOf = (source: string) => withWholeNumbers(source.replace(/ \(.*\)$/, ''));

/** What to know of a document, and its source: a law, or an office, without its page's subject. */
export function DocumentNotes({ notes }: Props) {
  return notes.map(({ text, state, source, url }) => (
    <p key={text + source}>
      {state && <strong>{`${stateNames[state]}: `}</strong>}
      {withWholeNumbers(text)}{' '}
      <span className="text-sm">
        ({url ? <TextLink href={url}>{nameOf(source)}</TextLink> : nameOf(source)})
      </span>
    </p>
  ));
}
