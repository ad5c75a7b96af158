import { buttonStyles } from '@/components/ui/button-styles';
import { Filled } from '@/components/ui/filled';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { BrandSeal } from '../facts/brand-seal';
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
      <span className="float-right size-24">
        <BrandSeal />
      </span>
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
