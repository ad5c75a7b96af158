import { buttonStyles } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import type { ContactMessage } from '@/lib/contact/contact-message';
import type { ContactDetails } from './contact-details';
import { NumberLink, OwnAppLinks } from './own-app-links';

interface Props {
  message: ContactMessage;
  contact: ContactDetails;
  onAnother: () => void;
}

/** Thanks, says that nothing was sent yet, and offers the message ready to send. */
export function ReadyMessage({ message, contact, onAnother }: Props) {
  return (
    <FocusedPanel role="status">
      <h3 className="text-xl">Thank you, one step is left</h3>
      <p>
        This page does not deliver messages by itself. Yours is ready: send it as a text (from a
        phone) or as an email, and it goes out from your own device. Or call{' '}
        <NumberLink contact={contact} />.
      </p>
      <OwnAppLinks message={message} contact={contact} source="from here" />
      <p className="wrap-anywhere whitespace-pre-wrap border-gold-400 border-l-2 pl-4">
        {message.message}
      </p>
      <button type="button" className={buttonStyles({ variant: 'tertiary' })} onClick={onAnother}>
        Send Another Message
      </button>
    </FocusedPanel>
  );
}
