import { ButtonLink } from '@/components/ui/button-link';
import { type ContactMessage, mailtoHref, messageText } from '@/lib/contact/contact-message';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import type { ContactDetails } from './contact-details';
import { messageFormCopy } from './message-form-copy';

interface Props {
  message: ContactMessage;
  contact: ContactDetails;
  /** Says that the email can't hold the whole message, and where to copy it from. */
  tooLong: string;
}

/** The message ready to send from the visitor's own device, as a text and as an email. */
export function OwnAppLinks({ message, contact, tooLong }: Props) {
  const mail = mailtoHref(contact.email, message, messageFormCopy.subject);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={smsHref(contact.phone, messageText(message))} variant="call">
          Send as a text
        </ButtonLink>
        <ButtonLink href={mail.href} variant="schedule">
          Send as an email
        </ButtonLink>
      </div>
      {mail.isCut && <p className="text-sm">{tooLong}</p>}
    </>
  );
}

/** The number as a link that dials it. */
export function NumberLink({ contact: { phone, mark } }: { contact: ContactDetails }) {
  return (
    <>
      <a className="tabular inline-block text-link" href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
      {mark}
    </>
  );
}
