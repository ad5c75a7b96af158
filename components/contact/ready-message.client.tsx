'use client';

import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { type ContactMessage, mailtoHref, messageText } from '@/lib/contact-message';
import { formatPhone, smsHref, telHref } from '@/lib/phone';

interface Props {
  message: ContactMessage;
  phone: string;
  email: string;
  mark?: string | undefined;
  onAnother: () => void;
}

/** Thanks, says that nothing went out yet, and offers the message ready to go. */
export function ReadyMessage({ message, phone, email, mark, onAnother }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const mail = mailtoHref(email, message);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      className="stack-4 rounded-md border border-gold-400 bg-cream-100 p-6"
    >
      <h3 className="text-xl">Thank you, one step is left</h3>
      <p>
        This page does not deliver messages by itself. Yours is ready: send it as a text or as an
        email, and it goes out from your own device. Or call{' '}
        <a className="figures text-link" href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
        {mark}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={smsHref(phone, messageText(message))} variant="call">
          Send as a text
        </ButtonLink>
        <ButtonLink href={mail.href} variant="schedule">
          Send as an email
        </ButtonLink>
      </div>
      {mail.isCut && (
        <p className="text-sm">
          Your message is long: the email holds its beginning. Copy the rest from here.
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-wrap border-gold-400 border-l-2 pl-4">
        {message.message}
      </p>
      <button type="button" className={buttonStyles({ variant: 'attraction' })} onClick={onAnother}>
        Send Another Message
      </button>
    </div>
  );
}
