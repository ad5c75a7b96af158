import { routes } from '../routes';
import type { Inquiry } from '../schema/pages/inquiry';
import { noteInquiry } from './inquiry';

/** Adds to what is known, and leads to the message. In its own file, so that others don't load the paths. */
export function openMessage(about: Inquiry): void {
  noteInquiry(about);
  location.assign(routes.message);
}
