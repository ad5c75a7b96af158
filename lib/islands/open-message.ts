import { controlId, requiredFields } from '../contact/contact-message';
import type { Inquiry } from '../contact/inquiry';
import { routes } from '../routes';
import { noteInquiry } from './inquiry';
import { draftKey, inquiryKey } from './keys';
import { readTab } from './tab-storage';

export const openMessageLabel = 'Put this in a message';

/**
 * Adds to what is known, and leads to the first field that the form still requires, or else to the
 * message; the browser moves the focus there. In its own file, so others don't load the paths.
 */
export function openMessage(about: Inquiry): void {
  noteInquiry(about);
  // The form may be on the same page.
  dispatchEvent(new Event(inquiryKey));
  const filled = new Map(readTab(draftKey));
  const [field] = requiredFields.find(([name]) => !filled.has(name)) ?? ['message'];
  location.assign(`${routes.contact}#${controlId(field)}`);
}
