import { buttonStyles } from '@/components/ui/button-styles';
import { Filled } from '@/components/ui/filled';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import type { ContactDetails } from './contact-details';
import { messageFormCopy } from './message-form-copy';
import { NumberLink } from './own-app-links';

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
      <h3 className="text-xl">{title}</h3>
      <p>
        <Filled text={text} values={{ number: <NumberLink contact={contact} /> }} />
      </p>
      <button type="button" className={buttonStyles({ variant: 'tertiary' })} onClick={onAnother}>
        Send Another Message
      </button>
    </FocusedPanel>
  );
}
