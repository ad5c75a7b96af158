import { buttonStyles } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import type { ContactDetails } from './contact-details';
import { NumberLink } from './own-app-links';

/** Thanks for a message that has arrived. */
export function DeliveredMessage({
  contact,
  onAnother,
}: {
  contact: ContactDetails;
  onAnother: () => void;
}) {
  return (
    <FocusedPanel role="status">
      <h3 className="text-xl">Thank you, your message was delivered</h3>
      <p>
        A visit is booked once we have confirmed it with you. If your paper cannot wait, call{' '}
        <NumberLink contact={contact} />.
      </p>
      <button type="button" className={buttonStyles({ variant: 'tertiary' })} onClick={onAnother}>
        Send Another Message
      </button>
    </FocusedPanel>
  );
}
