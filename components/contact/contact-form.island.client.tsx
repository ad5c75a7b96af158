'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { FocusedPanel } from '@/components/ui/focused-panel.client';
import { forgetInquiry } from '@/lib/islands/inquiry';
import { draftKey } from '@/lib/islands/keys';
import { readTab } from '@/lib/islands/tab-storage';
import { restoreDraft, saveDraft, writeInquiry } from './draft';
import { controlId, MessageFields } from './message-fields';
import { MessagePanel, type Thanks } from './message-panel';
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
  /** What the visitor has chosen and the message doesn't say. */
  const [missing, setMissing] = useState<readonly string[]>([]);
  const wantsFocus = useRef(false);
  const { step, submit, edit, restart } = useMessage(delivery);
  const contact = { texts, number, email: `${user}@${host}` };
  const isDone = step.name === 'done';
  const isSending = step.name === 'sending';
  const errors = step.name === 'writing' ? step.errors : [];
  const label = delivery ? 'Send Message' : 'Get my message ready';

  useEffect(() => {
    const written = form.current;
    const message = box.current;
    if (isDone || !written || !message) return;
    const show = () => {
      restoreDraft(written);
      setMissing(writeInquiry(message));
      // All of it may have been typed before hydration.
      saveDraft(written);
    };
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (readTab(draftKey)) written.reset();
      show();
    };
    show();
    if (wantsFocus.current) written.querySelector('input')?.focus();
    wantsFocus.current = false;
    // Going back in the browser may show the page as it was left: a draft may have gone on since.
    addEventListener('pageshow', showAgain);
    return () => removeEventListener('pageshow', showAgain);
  }, [isDone]);

  function addMissing(message: HTMLTextAreaElement) {
    message.value = `${message.value.trimEnd()}\n\n${missing.join('\n')}`;
    setMissing([]);
    // Its button disappears; the caret is at the end.
    message.focus();
    if (form.current) edit(form.current);
  }

  if (isDone) {
    return (
      <MessagePanel
        outcome={delivery ? 'delivered' : 'ready'}
        thanks={thanks}
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
            onClick={() => box.current && addMissing(box.current)}
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
