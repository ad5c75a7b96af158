import { buttonStyles } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import type { ContactMessage } from '@/lib/contact/contact-message';
import type { ContactDetails } from './contact-details';
import type { Failure } from './outcome';
import { NumberLink, OwnAppLinks } from './own-app-links';

interface Props {
  failure: Failure;
  message: ContactMessage;
  contact: ContactDetails;
}

const news: Record<Failure, { title: string; text: string }> = {
  notSent: {
    title: 'Your message did not reach us',
    text: 'This page could not deliver it just now.',
  },
  unconfirmed: {
    title: 'We could not confirm that your message arrived',
    text: 'It may have reached us, or it may not. It does no harm if we get it twice.',
  },
};

/** Says what became of the message, below the form that still has it, and offers other ways. */
export function UndeliveredMessage({ failure, message, contact }: Props) {
  const { title, text } = news[failure];
  return (
    <FocusedPanel role="alert">
      <h3 className="text-xl">{title}</h3>
      <p>
        {text} Every word is still in the fields above. Send the same message as a text (from a
        phone) or an email, try again, or call <NumberLink contact={contact} />.
      </p>
      <OwnAppLinks message={message} contact={contact} source="from the field above" />
      <button type="submit" className={buttonStyles({ variant: 'tertiary' })}>
        Try Again
      </button>
    </FocusedPanel>
  );
}
