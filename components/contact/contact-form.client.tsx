'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { ErrorSummary } from '@/components/ui/error-summary.client';
import { DeliveredMessage } from './delivered-message';
import { restoreDraft, saveDraft } from './draft';
import { controlId, MessageFields } from './message-fields';
import { messageFormCopy } from './message-form-copy';
import { ReadyMessage } from './ready-message';
import { UndeliveredMessage } from './undelivered-message';
import { useMessage } from './use-message';

interface Props {
  /** The business phone number as content writes it. */
  phone: string;
  /** The same as a control. */
  number: ReactNode;
  /** The two halves of the email address. */
  user: string;
  host: string;
  /** The URL messages are delivered to. Without it nothing is sent. */
  delivery?: string;
}

/** Takes a message and delivers it, or offers it ready to send (decision 0014). */
export function ContactForm({ phone, number, user, host, delivery }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const { step, submit, edit, restart } = useMessage(delivery);
  const contact = { phone, number, email: `${user}@${host}` };
  const isDone = step.name === 'done';
  const isSending = step.name === 'sending';
  const errors = step.name === 'writing' ? step.errors : [];
  const submitLabel = delivery ? messageFormCopy.send : messageFormCopy.prepare;

  useEffect(() => {
    if (isDone || !form.current) return;
    restoreDraft(form.current);
    // All of it may have been typed before hydration.
    saveDraft(form.current);
    if (wantsFocus.current) form.current.querySelector('input')?.focus();
    wantsFocus.current = false;
  }, [isDone]);

  if (isDone) {
    const onAnother = () => {
      wantsFocus.current = true;
      restart();
    };
    return delivery ? (
      <DeliveredMessage contact={contact} onAnother={onAnother} />
    ) : (
      <ReadyMessage message={step.message} contact={contact} onAnother={onAnother} />
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className="*:not-last:mb-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget, button);
      }}
      onInput={(event) => edit(event.currentTarget)}
    >
      {errors.length > 0 && (
        <ErrorSummary
          heading={messageFormCopy.problem}
          errors={errors.map(({ field, message }) => ({ id: controlId(field), message }))}
        />
      )}
      <MessageFields errors={errors} isLocked={isSending} />
      <button
        ref={button}
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonStyles({ variant: 'schedule' })}
      >
        {isSending ? 'Sending…' : submitLabel}
      </button>
      {delivery && (
        <p role="status" className="sr-only">
          {isSending && 'Sending your message'}
        </p>
      )}
      {step.name === 'failed' && (
        // Each failure is its own panel: it takes the focus even if React drew nothing in between.
        <UndeliveredMessage
          key={step.attempt}
          failure={step.failure}
          message={step.message}
          contact={contact}
        />
      )}
    </form>
  );
}
