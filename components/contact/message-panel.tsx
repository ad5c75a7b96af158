import { buttonStyles } from '@/components/ui/button-styles';
import { Filled } from '@/components/ui/filled';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { type ContactMessage, messageText } from '@/lib/contact/contact-message';
import type { Pages } from '@/lib/schema/pages/pages';
import { BrandSeal } from '../facts/brand-seal';
import type { Failure, Outcome } from './deliver';
import { type ContactDetails, SendYourselfLinks } from './send-yourself-links';

/** What the owner says of a message that is delivered, or ready to send. */
export type Thanks = Pages['message-form']['ready'];

const otherWays =
  'Nothing you typed was lost. Send the same message from your own phone or computer, try again, or call ';

const failed = (title: string, text: string): Thanks => ({
  title,
  text: [`${text} ${otherWays}`, { name: 'number' }, '.'],
});

const failures: Record<Failure, Thanks> = {
  notSent: failed("Your message didn't reach us", "This page couldn't send it just now."),
  unconfirmed: failed(
    "We couldn't confirm that your message arrived",
    "It may have reached us, or it may not. It's fine if we get it twice.",
  ),
};

interface Props {
  /** What became of the message; `ready` if nothing has been sent yet. */
  outcome: Outcome | 'ready';
  thanks: Thanks;
  message: ContactMessage;
  contact: ContactDetails;
  /** Begins another message; missing below the form that still has this one, to try again. */
  onAnother?: () => void;
}

/** Says what became of a message and, unless it has arrived, offers it ready to send. */
export function MessagePanel({ outcome, thanks, message, contact, onAnother }: Props) {
  const { title, text } = { ...failures, delivered: thanks, ready: thanks }[outcome];
  const hasArrived = outcome === 'delivered';
  return (
    <FocusedPanel role={onAnother ? 'status' : 'alert'}>
      {hasArrived && (
        <span className="float-right size-24">
          <BrandSeal />
        </span>
      )}
      <h3 className="text-xl">{title}</h3>
      <div>
        <Filled text={text} values={{ number: contact.number }} />
      </div>
      {!hasArrived && <SendYourselfLinks message={message} contact={contact} />}
      {outcome === 'ready' && (
        <p className="wrap-anywhere whitespace-pre-wrap border-gold-400 border-l-2 pl-4">
          {messageText(message)}
        </p>
      )}
      <button
        type={onAnother ? 'button' : 'submit'}
        className={buttonStyles({ variant: 'attraction' })}
        onClick={onAnother}
      >
        {onAnother ? 'Send Another Message' : 'Try Again'}
      </button>
    </FocusedPanel>
  );
}
