import { documentsWords } from '#words/documents';
import { TextLink } from '@/components/ui/text-link';
import type { KnownDocument } from '@/lib/documents/documents';
import { readInquiry } from '@/lib/islands/inquiry';
import { openMessage, openMessageLabel } from '@/lib/islands/open-message';
import { DocumentNotes } from './document-notes';

/** What a visitor who holds a document has to know, by the state of the town that was chosen before. */
export function DocumentAnswer({ document }: { document: KnownDocument }) {
  const { services, answers } = documentsWords;
  const { state } = readInquiry();
  const service = services[document.service];
  const isHere = (states?: readonly string[]) => !state || !states || states.includes(state);
  const notes = document.notes.filter(({ state }) => isHere(state && [state]));
  const items = service?.items.filter(({ states }) => isHere(states)) ?? [];
  return (
    <div className="*:not-last:mb-2">
      <p className="font-semibold">{document.name}</p>
      <DocumentNotes notes={notes} />
      {document.isNotarized && (
        <>
          <p>{answers.notarized}</p>
          <ul className="list-disc pl-5">
            {items.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {service && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <TextLink href={service.path}>{service.title}</TextLink>
          <button type="button" className="min-h-11 text-link" onClick={() => openMessage({})}>
            {openMessageLabel}
          </button>
        </p>
      )}
    </div>
  );
}
