'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { ErrorSummary } from '@/components/ui/error-summary.client';
import { type ContactMessage, type FieldError, fieldErrors } from '@/lib/contact-message';
import { forgetDraft, restoreDraft, saveDraft } from './draft';
import { controlId, MessageFields } from './message-fields';
import { ReadyMessage } from './ready-message.client';

interface Props {
  /** The business number as content writes it. */
  phone: string;
  /** The two halves of the email address. */
  user: string;
  host: string;
  /** Stands behind the number, such as "(sample)". */
  mark?: string;
}

/** Takes a message, sends nothing, and hands it over ready to be sent (decision 16). */
export function ContactForm({ phone, user, host, mark }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const again = useRef(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [message, setMessage] = useState<ContactMessage>();

  useEffect(() => {
    if (message || !form.current) return;
    restoreDraft(form.current);
    // All of it may have been typed before React was there.
    saveDraft(form.current);
    if (again.current) form.current.querySelector('input')?.focus();
    again.current = false;
  }, [message]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = readForm(event.currentTarget);
    const found = fieldErrors(answers);
    setErrors(found);
    if (found.length > 0) return;
    console.log('Contact form submitted:', answers);
    forgetDraft();
    setMessage(answers);
  }

  if (message) {
    return (
      <ReadyMessage
        message={message}
        phone={phone}
        mark={mark}
        email={`${user}@${host}`}
        onAnother={() => {
          again.current = true;
          setMessage(undefined);
        }}
      />
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className="stack-5"
      onSubmit={submit}
      onInput={(event) => saveDraft(event.currentTarget)}
    >
      {errors.length > 0 && (
        <ErrorSummary
          errors={errors.map(({ field, message }) => ({ id: controlId(field), message }))}
        />
      )}
      <MessageFields errors={errors} />
      <button type="submit" className={buttonStyles({ variant: 'schedule' })}>
        Send Message
      </button>
    </form>
  );
}

function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const answer = (name: string) => String(data.get(name) ?? '');
  return {
    name: answer('name'),
    email: answer('email'),
    phone: answer('phone'),
    documentType: answer('documentType'),
    message: answer('message'),
  };
}
