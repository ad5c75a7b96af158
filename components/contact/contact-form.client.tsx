'use client';

import { useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { ErrorSummary } from '@/components/ui/error-summary.client';
import { DeliveredMessage } from './delivered-message';
import { restoreDraft, saveDraft } from './draft';
import { controlId, MessageFields } from './message-fields';
import { ReadyMessage } from './ready-message';
import { UndeliveredMessage } from './undelivered-message';
import { useMessage } from './use-message';

interface Props {
  /** The business number as content writes it. */
  phone: string;
  /** The two halves of the email address. */
  user: string;
  host: string;
  /** Stands behind the number, such as "(sample)". */
  mark?: string;
  /** Where messages are delivered. Without it nothing is sent. */
  delivery?: string;
}

/** Takes a message and delivers it, or hands it over ready to be sent (decision 0014). */
export function ContactForm({ phone, user, host, mark, delivery }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const again = useRef(false);
  const { step, submit, edit, restart } = useMessage(delivery);
  const contact = { phone, mark, email: `${user}@${host}` };
  const isDone = step.name === 'done';
  const isSending = step.name === 'sending';
  const errors = step.name === 'writing' ? step.errors : [];

  useEffect(() => {
    if (isDone || !form.current) return;
    restoreDraft(form.current);
    // All of it may have been typed before React was there.
    saveDraft(form.current);
    if (again.current) form.current.querySelector('input')?.focus();
    again.current = false;
  }, [isDone]);

  if (isDone) {
    const onAnother = () => {
      again.current = true;
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
      className="stack-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget, button);
      }}
      onInput={(event) => edit(event.currentTarget)}
    >
      {errors.length > 0 && (
        <ErrorSummary
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
        {isSending ? 'Sending…' : 'Send Message'}
      </button>
      {delivery && (
        <p role="status" className="sr-only">
          {isSending && 'Sending your message'}
        </p>
      )}
      {step.name === 'failed' && (
        <UndeliveredMessage failure={step.failure} message={step.message} contact={contact} />
      )}
    </form>
  );
}
