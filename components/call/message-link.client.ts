import { noteInquiry } from '@/lib/islands/inquiry';
import { routes } from '@/lib/routes';
import type { Inquiry } from '@/lib/schema/pages/inquiry';

interface Props {
  /** What the message then says, besides what the visitor has chosen. */
  about: Inquiry;
}

/** Leads to the message, which then says what the button is about. */
export function messageLink(island: HTMLElement, { about }: Props): void {
  island.addEventListener('click', () => {
    noteInquiry(about);
    location.assign(routes.message);
  });
}
