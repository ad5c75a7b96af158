import type { Inquiry } from '../contact/inquiry';
import { routes } from '../routes';
import { noteInquiry } from './inquiry';

/** What a control that does so says. */
export const openMessageLabel = 'Put this in a message';

/** Adds to what is known, and leads to the message. In its own file, so that others don't load the paths. */
export function openMessage(about: Inquiry): void {
  noteInquiry(about);
  location.assign(routes.message);
}
