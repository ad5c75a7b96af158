import { documentsContent } from '#content/documents';
import { textButton } from '@/components/ui/button-styles';
import { TextLink } from '@/components/ui/text-link';
import { documentsNamed } from '@/lib/contact/inquiry';
import type { KnownDocument } from '@/lib/documents/documents';
import { readInquiry } from '@/lib/islands/inquiry';
import { openMessage, openMessageLabel } from '@/lib/islands/open-message';
import { DocumentNotes } from './document-notes';

/**
 * What a visitor who holds a document has to know: the rule of the state whose town was chosen
 * before. A document that only one state has gets that state's rule.
 */
export function DocumentAnswer({ document }: { document: KnownDocument }) {
  const { services, answers, languages } = documentsContent;
  const { state } = readInquiry();
  const service = services[document.service];
  const inState = document.notes.filter((note) => !state || !note.state || note.state === state);

  function addToMessage() {
    const named = documentsNamed(document.name, readInquiry().document);
    openMessage({ document: named });
  }

  return (
    <div className="*:not-last:mb-2">
      <h3 className="text-lg">{document.name}</h3>
      <DocumentNotes notes={inState.length > 0 ? inState : document.notes} />
      {document.isNotarized && service && (
        <p>
          {answers.notarized} {languages}{' '}
          <TextLink href={service.checklist}>{answers.checklist}</TextLink>
        </p>
      )}
      {service && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span>
            Service: <TextLink href={service.path}>{service.title}</TextLink>
          </span>
          {document.isNotarized && (
            <button type="button" className={textButton} onClick={addToMessage}>
              {openMessageLabel}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
