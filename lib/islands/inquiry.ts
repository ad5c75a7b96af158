import type { Inquiry } from '../contact/inquiry';
import { inquiryKey } from './keys';
import { readTab, writeTab } from './tab-storage';

/** What a visitor has chosen on this site, kept in the tab and sent nowhere. */

/** What is known so far; empty if nothing is, or if the browser denies storage. */
export function readInquiry(): Inquiry {
  return { ...readTab(inquiryKey) };
}

/** Adds to what is known; an empty text takes a part away. */
export function noteInquiry(found: Inquiry): void {
  // Another town may be in another state.
  const ofTown = found.town && { state: undefined };
  const parts = Object.entries({ ...readInquiry(), ...ofTown, ...found });
  writeTab(inquiryKey, Object.fromEntries(parts.filter(([, text]) => text)));
}

export function forgetInquiry(): void {
  writeTab(inquiryKey, {});
}
