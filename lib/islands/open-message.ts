import { routes } from '../routes';
import type { Inquiry } from '../schema/pages/inquiry';
import { noteInquiry } from './inquiry';

/** Adds to what is known, and leads to the message; apart, because the paths would weigh on others. */
export function openMessage(about: Inquiry): void {
  noteInquiry(about);
  location.assign(routes.message);
}
