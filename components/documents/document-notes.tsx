import { TextLink } from '@/components/ui/text-link';
import type { DocumentNote } from '@/lib/schema/document';
import { stateNames } from '@/lib/states';
import { keepNumbersWhole } from '@/lib/text/characters';

interface Props {
  /** With `url`, an office's name is a link; the page of a service has a list of such links. */
  notes: readonly (DocumentNote & { url?: string })[];
}

const nameOf = (source: string) => keepNumbersWhole(source.replace(/ \(.*\)$/, ''));

/** What to know of a document, each with its source: a law, or the name of an office. */
export function DocumentNotes({ notes }: Props) {
  return notes.map(({ text, state, source, url }) => (
    <p key={text + source}>
      {state && <strong>{`${stateNames[state]}: `}</strong>}
      {keepNumbersWhole(text)}{' '}
      <span className="text-sm">
        ({url ? <TextLink href={url}>{nameOf(source)}</TextLink> : nameOf(source)})
      </span>
    </p>
  ));
}
