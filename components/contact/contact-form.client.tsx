'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { inquiryWords } from '#words/inquiry';
import { messageWords } from '#words/message';
import { buttonStyles } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import type { ContactMessage } from '@/lib/contact/contact-message';
import { forgetInquiry, inquiryChange } from '@/lib/islands/inquiry';
import { restoreDraft, saveDraft, writeInquiry } from './draft';
import { controlId, MessageFields } from './message-fields';
import { MessagePanel } from './message-panel';
import { OwnAppLinks } from './own-app-links';
import { readForm, useMessage } from './use-message';

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
  /** The message as it is, if it began with what the visitor has chosen. */
  const [asIs, setAsIs] = useState<ContactMessage>();
  const { step, submit, edit, restart } = useMessage(delivery);
  const contact = { phone, number, email: `${user}@${host}` };
  const isDone = step.name === 'done';
  const isSending = step.name === 'sending';
  const errors = step.name === 'writing' ? step.errors : [];
  const label = delivery ? messageWords.send : messageWords.prepare;

  useEffect(() => {
    const written = form.current;
    if (isDone || !written) return;
    const update = () => {
      setAsIs(writeInquiry(written) ? readForm(written) : undefined);
      // All of it may have been typed before hydration.
      saveDraft(written);
    };
    restoreDraft(written);
    update();
    if (wantsFocus.current) written.querySelector('input')?.focus();
    wantsFocus.current = false;
    const gone = new AbortController();
    addEventListener(inquiryChange, update, { signal: gone.signal });
    // Going back in the browser may show the page as it was left.
    addEventListener('pageshow', update, { signal: gone.signal });
    return () => gone.abort();
  }, [isDone]);

  if (isDone) {
    return (
      <MessagePanel
        outcome={delivery ? 'delivered' : 'ready'}
        message={step.message}
        contact={contact}
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
        submit(event.currentTarget, button);
      }}
      onInput={({ currentTarget }) => {
        edit(currentTarget);
        if (asIs) setAsIs(readForm(currentTarget));
      }}
    >
      {errors.length > 0 && (
        <FocusedPanel role="alert" news={errors}>
          <h3 className="text-lg">{messageWords.problem}</h3>
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
      <MessageFields errors={errors} isLocked={isSending} />
      {asIs?.message.trim() && step.name === 'writing' && (
        <div className="*:not-last:mb-2">
          <p>{inquiryWords.send}</p>
          <OwnAppLinks message={asIs} contact={contact} />
        </div>
      )}
      <button
        ref={button}
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonStyles({ variant: asIs ? 'attraction' : 'schedule' })}
      >
        {isSending ? 'Sending…' : label}
      </button>
      {delivery && (
        <p role="status" className="sr-only">
          {isSending && 'Sending your message'}
        </p>
      )}
      {step.name === 'failed' && (
        // Each failure is its own panel: it takes the focus even if React drew nothing in between.
        <MessagePanel
          key={step.attempt}
          outcome={step.failure}
          message={step.message}
          contact={contact}
        />
      )}
    </form>
  );
}
