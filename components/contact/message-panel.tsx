import { messageWords } from '#words/message';
import { buttonStyles } from '@/components/ui/button-styles';
import { Filled } from '@/components/ui/filled';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { type ContactMessage, messageText } from '@/lib/contact/contact-message';
import { BrandSeal } from '../facts/brand-seal';
import type { Outcome } from './deliver';
import { type ContactDetails, SendYourselfLinks } from './send-yourself-links';

interface Props {
  /** What became of the message; `ready` if nothing has been sent yet. */
  outcome: Outcome | 'ready';
  message: ContactMessage;
  contact: ContactDetails;
  /** Begins another message; missing below the form that still has this one, to try again. */
  onAnother?: () => void;
}

/** Says what became of a message and, unless it has arrived, offers it ready to send. */
export function MessagePanel({ outcome, message, contact, onAnother }: Props) {
  const { title, text } = messageWords[outcome];
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
        <p className="border-l-2 border-gold-400 pl-4 wrap-anywhere whitespace-pre-wrap">
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
