'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { controlId } from '@/lib/contact/contact-message';
import { inquiryKey } from '@/lib/islands/keys';
import { MessageFields } from './message-fields';
import { MessagePanel, type Thanks } from './message-panel';
import { useChosen } from './use-chosen';
import { useMessage } from './use-message';

/** Said when choices were added to the message, which may be below the screen. */
const added = 'What you chose is in your message below.';
const notAdded = 'You can add what you chose to your message below.';

interface Props {
  textNumber: string;
  number: ReactNode;
  /** The two halves of the email address. */
  user: string;
  host: string;
  documentTypes: readonly string[];
  language: string;
  thanks: Thanks;
  /** The URL messages are delivered to. Without it nothing is sent. */
  delivery?: string;
}

/** Takes a message and delivers it, or offers it ready to send (decision 0011). */
export function ContactForm(props: Props) {
  const { textNumber, number, user, host, documentTypes, language, thanks, delivery } = props;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { step, submit, edit, change, restart } = useMessage(delivery);
  const contact = { textNumber, number, email: `${user}@${host}` };
  const isDone = step.name === 'done';
  const { missing, addMissing, lookAgain } = useChosen(form, box, isDone);
  const isSending = step.name === 'sending';
  const errors = step.name === 'writing' ? step.errors : [];
  const label = delivery ? 'Send Message' : 'Get my message ready';

  useEffect(() => {
    if (!isDone) return;
    // Something else on the page may lead to the form.
    addEventListener(inquiryKey, change);
    return () => {
      removeEventListener(inquiryKey, change);
      // The visitor has gone back from the message to the form.
      form.current?.querySelector('input')?.focus();
    };
  }, [isDone, change]);

  if (isDone) {
    return (
      <MessagePanel
        outcome={delivery ? 'delivered' : 'ready'}
        thanks={thanks}
        message={step.message}
        contact={contact}
        onChange={change}
        onAnother={restart}
      />
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className="*:not-last:mb-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      onInput={({ currentTarget }) => {
        edit(currentTarget);
        lookAgain();
      }}
    >
      {errors.length > 0 && (
        <FocusedPanel role="alert" news={errors}>
          <h3 className="text-lg">Please check these fields</h3>
          <ul className="list-disc pl-5">
            {errors.map(({ field, message }) => (
              <li key={field}>
                <a className="text-link" href={`#${controlId(field)}`}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </FocusedPanel>
      )}
      <p role="status" className={isSending ? 'sr-only' : 'empty:sr-only'}>
        {isSending ? 'Sending your message' : missing && (missing.length > 0 ? notAdded : added)}
      </p>
      <MessageFields {...{ box, documentTypes, language, errors }} isLocked={isSending} />
      {missing && missing.length > 0 && !isSending && (
        <div>
          <button
            type="button"
            className={buttonStyles({ variant: 'attraction' })}
            onClick={() => {
              addMissing();
              if (form.current) edit(form.current);
            }}
          >
            Add what I chose
          </button>
        </div>
      )}
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-describedby="message-how"
        className={buttonStyles({ variant: 'schedule' })}
      >
        {isSending ? 'Sending…' : label}
      </button>
      {step.name === 'failed' && (
        <MessagePanel
          outcome={step.failure}
          thanks={thanks}
          message={step.message}
          contact={contact}
        />
      )}
    </form>
  );
}
