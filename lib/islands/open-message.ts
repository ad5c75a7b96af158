import { routes } from '../routes';
import type { Inquiry } from '../schema/pages/inquiry';
import { noteInquiry } from './inquiry';

/** Adds to what is known, and leads to the message. */
export function openMessage(about: Inquiry): void {
  noteInquiry(about);
  location.assign(routes.message);
}
