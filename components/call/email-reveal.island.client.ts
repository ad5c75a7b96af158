'use client';

import { required } from '@/lib/islands/required';

interface Props {
  /** The two halves of the email address, which is never whole where a harvester reads. */
  user: string;
  host: string;
  /** The subject and the words of the email, as they follow the address in a link. */
  query?: string;
}

/** `Email Us` shows and hides the address (decision 0010). */
export function emailReveal(island: HTMLElement, { user, host, query = '' }: Props): void {
  const button = required(island, 'button');
  const shown = required(island, 'p');
  const link = document.createElement('a');
  link.className = 'inline-block py-1 wrap-anywhere text-link';
  link.textContent = `${user}@${host}`;
  link.href = `mailto:${link.textContent}${query}`;
  button.addEventListener('click', () => {
    shown.prepend(link);
    shown.hidden = !shown.hidden;
    button.setAttribute('aria-expanded', String(!shown.hidden));
  });
}
