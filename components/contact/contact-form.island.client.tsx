'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { forgetInquiry } from '@/lib/islands/inquiry';
import { controlId, MessageFields } from './message-fields';
import { MessagePanel, type Thanks } from './message-panel';
import { useChosen } from './use-chosen';
import { useMessage } from './use-message';

interface Props {
  /** The number for texts as content writes it. */
  texts: string;
  /** The same as a control. */
  number: ReactNode;
  /** The two halves of the email address. */
  user: string;
  host: string;
  documentTypes: readonly string[];
  thanks: Thanks;
  /** The URL messages are delivered to. Without it nothing is sent. */
  delivery?: string;
}

/** Takes a message and delivers it, or offers it ready to send (decision 0011). */
export function ContactForm(props: Props) {
  const { texts, number, user, host, documentTypes, thanks, delivery } = props;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const wantsFocus = useRef(false);
  const { step, submit, edit, change, restart } = useMessage(delivery);
  const contact = { texts, number, email: `${user}@${host}` };
  const isDone = step.name === 'done';
  const { missing, addMissing } = useChosen(form, box, isDone);
  const isSending = step.name === 'sending';
  const errors = step.name === 'writing' ? step.errors : [];
  const label = delivery ? 'Send Message' : 'Get my message ready';

  useEffect(() => {
    if (!isDone && wantsFocus.current) form.current?.querySelector('input')?.focus();
    if (!isDone) wantsFocus.current = false;
  }, [isDone]);

  if (isDone) {
    return (
      <MessagePanel
        outcome={delivery ? 'delivered' : 'ready'}
        thanks={thanks}
        message={step.message}
        contact={contact}
        onChange={() => {
          wantsFocus.current = true;
          change();
        }}
        onAnother={() => {
          wantsFocus.current = true;
          forgetInquiry();
          restart();
        }}
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
      onInput={({ currentTarget }) => edit(currentTarget)}
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
      <MessageFields {...{ box, documentTypes, errors }} isLocked={isSending} />
      {missing.length > 0 && !isSending && (
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
        className={buttonStyles({ variant: 'schedule' })}
      >
        {isSending ? 'Sending…' : label}
      </button>
      {delivery && (
        <p role="status" className="sr-only">
          {isSending && 'Sending your message'}
        </p>
      )}
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
