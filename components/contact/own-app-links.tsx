import { ButtonLink } from '@/components/ui/button-link';
import { type ContactMessage, mailtoHref, messageText } from '@/lib/contact/contact-message';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import type { ContactDetails } from './contact-details';

interface Props {
  message: ContactMessage;
  contact: ContactDetails;
  /** Where the whole message can be copied, such as "from here". */
  source: string;
}

/** The message ready to send from the visitor's own device, as a text and as an email. */
export function OwnAppLinks({ message, contact, source }: Props) {
  const mail = mailtoHref(contact.email, message);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={smsHref(contact.phone, messageText(message))} variant="primary">
          Send as a text
        </ButtonLink>
        <ButtonLink href={mail.href} variant="secondary">
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
      <a className="inline-block text-link tabular-nums" href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
      {mark}
    </>
  );
}
