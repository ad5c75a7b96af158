import { buttonStyles } from '@/components/ui/button-styles';
import { Filled } from '@/components/ui/filled';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { brandSealUrl } from '../facts/brand-seal-url';
import type { ContactDetails } from './contact-details';
import { messageFormCopy } from './message-form-copy';

/** Thanks for a message that has arrived. */
export function DeliveredMessage({
  contact,
  onAnother,
}: {
  contact: ContactDetails;
  onAnother: () => void;
}) {
  const { title, text } = messageFormCopy.delivered;
  return (
    <FocusedPanel role="status">
      <svg
        aria-hidden="true"
        viewBox="-100 -100 200 200"
        strokeWidth=".6"
        className="seal press float-right size-24 text-wax-700"
      >
        {/* The brand's seal, drawn in the footer. */}
        <use href={brandSealUrl} />
      </svg>
      <h3 className="text-xl">{title}</h3>
      <div>
        <Filled text={text} values={{ number: contact.number }} />
      </div>
      <button type="button" className={buttonStyles({ variant: 'attraction' })} onClick={onAnother}>
        Send Another Message
      </button>
    </FocusedPanel>
  );
}
