import type { DocumentNote } from '@/lib/schema/document';
import { stateNames } from '@/lib/states';

/** What to know of a document, and who says so: a law, or an office without what its page is about. */
export function DocumentNotes({ notes }: { notes: readonly DocumentNote[] }) {
  return notes.map(({ text, state, source }) => (
    <p key={text + source}>
      {state && <strong>{`${stateNames[state]}: `}</strong>}
      {text} <span className="text-sm">({source.replace(/ \(.*\)$/, '')})</span>
    </p>
  ));
}
