import { buttonStyles } from '@/components/ui/button-styles';
import { Filled } from '@/components/ui/filled';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import type { ContactMessage } from '@/lib/contact/contact-message';
import type { ContactDetails } from './contact-details';
import { messageFormCopy } from './message-form-copy';
import type { Failure } from './outcome';
import { OwnAppLinks } from './own-app-links';

interface Props {
  failure: Failure;
  message: ContactMessage;
  contact: ContactDetails;
}

/** Says what became of the message, below the form that still has it, and offers other ways. */
export function UndeliveredMessage({ failure, message, contact }: Props) {
  const { title, text } = messageFormCopy[failure];
  return (
    <FocusedPanel role="alert">
      <h3 className="text-xl">{title}</h3>
      <div>
        <Filled text={text} values={{ number: contact.number }} />
      </div>
      <OwnAppLinks message={message} contact={contact} />
      <button type="submit" className={buttonStyles({ variant: 'attraction' })}>
        Try Again
      </button>
    </FocusedPanel>
  );
}
