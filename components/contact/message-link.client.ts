import { type Inquiry, noteInquiry } from '@/lib/contact/inquiry';
import { routes } from '@/lib/routes';

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
