import type { ReactNode } from 'react';
import { BrandSeal } from '@/components/facts/brand-seal';
import { buttonStyles, textButton } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { type ContactMessage, messageText } from '@/lib/contact/contact-message';
import type { Failure, Outcome } from './deliver';
import { type ContactDetails, SendYourselfLinks } from './send-yourself-links';

/** What the owner says of a message that is delivered, or ready to send. */
export interface Thanks {
  title: string;
  text: ReactNode;
}

const failures: Record<Failure, { title: string; text: string }> = {
  notSent: { title: "Your message didn't reach us", text: "This page couldn't send it just now." },
  unconfirmed: {
    title: "We couldn't confirm that your message arrived",
    text: "It may have reached us, or it may not. It's fine if we get it twice.",
  },
};

/** Follows each of these sentences, and precedes the phone number. */
const otherWays =
  'Nothing you typed was lost. Send the same message from your own phone or computer, try again, or call';

interface Props {
  /** What became of the message; `ready` if nothing has been sent yet. */
  outcome: Outcome | 'ready';
  thanks: Thanks;
  message: ContactMessage;
  contact: ContactDetails;
  /** Begins another message; missing while the form still has this one, to try again. */
  onAnother?: () => void;
  onChange?: () => void;
}

/** Says what became of a message and, unless it has arrived, offers it ready to send. */
export function MessagePanel({ outcome, thanks, message, contact, onAnother, onChange }: Props) {
  const { title, text } = { ...failures, delivered: thanks, ready: thanks }[outcome];
  const hasArrived = outcome === 'delivered';
  return (
    <FocusedPanel role={onAnother ? 'status' : 'alert'}>
      {hasArrived && (
        <span className="float-right size-24">
          <BrandSeal />
        </span>
      )}
      <h3 className={onAnother ? 'value' : 'text-xl'}>{title}</h3>
      <div>
        {text}
        {!onAnother && (
          <>
            {' '}
            {otherWays} {contact.number}.
          </>
        )}
      </div>
      {!hasArrived && <SendYourselfLinks message={message} contact={contact} />}
      {outcome === 'ready' && (
        <p className="border-l-2 border-gold-400 pl-4 wrap-anywhere whitespace-pre-wrap">
          {messageText(message)}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {outcome === 'ready' && (
          <button type="button" className={textButton} onClick={onChange}>
            Change it
          </button>
        )}
        <button
          type={onAnother ? 'button' : 'submit'}
          className={outcome === 'ready' ? textButton : buttonStyles({ variant: 'attraction' })}
          onClick={onAnother}
        >
          {onAnother ? 'Send Another Message' : 'Try again'}
        </button>
      </div>
    </FocusedPanel>
  );
}
