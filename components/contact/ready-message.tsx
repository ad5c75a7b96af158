import { buttonStyles } from '@/components/ui/button-styles';
import { Filled } from '@/components/ui/filled';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { type ContactMessage, messageText } from '@/lib/contact/contact-message';
import type { ContactDetails } from './contact-details';
import { messageFormCopy } from './message-form-copy';
import { OwnAppLinks } from './own-app-links';

interface Props {
  message: ContactMessage;
  contact: ContactDetails;
  onAnother: () => void;
}

/** Thanks, says that nothing has been sent yet, and offers the message ready to send. */
export function ReadyMessage({ message, contact, onAnother }: Props) {
  const { ready } = messageFormCopy;
  return (
    <FocusedPanel role="status">
      <h3 className="text-xl">{ready.title}</h3>
      <div>
        <Filled text={ready.text} values={{ number: contact.number }} />
      </div>
      <OwnAppLinks message={message} contact={contact} />
      <p className="wrap-anywhere whitespace-pre-wrap border-gold-400 border-l-2 pl-4">
        {messageText(message)}
      </p>
      <button type="button" className={buttonStyles({ variant: 'attraction' })} onClick={onAnother}>
        Send Another Message
      </button>
    </FocusedPanel>
  );
}
