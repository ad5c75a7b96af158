import { ButtonLink } from '@/components/ui/button-link';
import { type ContactMessage, mailtoHref, messageText } from '@/lib/contact/contact-message';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import type { ContactDetails } from './contact-details';

interface Props {
  message: ContactMessage;
  contact: ContactDetails;
  /** Where the whole message stands, such as "from here". */
  source: string;
}

/** The message ready to go out from the visitor's own device, as a text and as an email. */
export function OwnAppLinks({ message, contact, source }: Props) {
  const mail = mailtoHref(contact.email, message);
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
      {mail.isCut && (
        <p className="text-sm">
          Your message is long: the email holds its beginning. Copy the rest {source}.
        </p>
      )}
    </>
  );
}

/** The number as a link that dials it. */
export function NumberLink({ contact: { phone, mark } }: { contact: ContactDetails }) {
  return (
    <>
      <a className="figures inline-block text-link" href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
      {mark}
    </>
  );
}
