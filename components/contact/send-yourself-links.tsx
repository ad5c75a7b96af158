import { type ReactNode, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyles } from '@/components/ui/button-styles';
import {
  type ContactMessage,
  mailtoHref,
  messageText,
  smsLink,
} from '@/lib/contact/contact-message';

const tooLong =
  'Your message is long: a text or an email may hold only its beginning. Copy the message to send all of it.';

export interface ContactDetails {
  /** The number for texts as content writes it. */
  textNumber: string;
  email: string;
  number: ReactNode;
}

interface Props {
  message: ContactMessage;
  contact: ContactDetails;
}

/** The message ready to send from the visitor's device: as a text, first, and as an email. */
export function SendYourselfLinks({ message, contact }: Props) {
  const mail = mailtoHref(contact.email, message);
  const text = smsLink(contact.textNumber, message);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={text.href} variant="call" className="desktop:hidden">
          Open as a text
        </ButtonLink>
        <ButtonLink href={mail.href} variant="schedule">
          Open as an email
        </ButtonLink>
        <CopyButton text={messageText(message)} />
      </div>
      {(mail.isCut || text.isCut) && <p className="text-sm">{tooLong}</p>}
    </>
  );
}

/** Copies a text, and says so. Where the browser refuses, as without HTTPS, it says what to do. */
function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Message copied');
    } catch {
      setSaid('Select the message to copy it');
    }
  }
  return (
    <>
      <button type="button" className={buttonStyles({ variant: 'attraction' })} onClick={copy}>
        Copy the message
      </button>
      <span aria-live="polite" className="self-center text-sm">
        {said}
      </span>
    </>
  );
}
