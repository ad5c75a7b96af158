import type { Inquiry } from '../schema/pages/inquiry';
import { inquiryKey } from './registry';
import { readTab, writeTab } from './tab-storage';

/** What a visitor has chosen on this site, kept in the tab and sent nowhere. */

/** The event that tells the window that it has changed. */
export const inquiryChange = 'inquiry';

/** What is known so far; empty if nothing is, or if the browser denies storage. */
export function readInquiry(): Inquiry {
  return { ...readTab(inquiryKey) };
}

/** Adds to what is known; an empty text takes a part away. */
export function noteInquiry(found: Inquiry): void {
  const parts = Object.entries({ ...readInquiry(), ...found });
  store(Object.fromEntries(parts.filter(([, text]) => text)));
}

export function forgetInquiry(): void {
  store({});
}

function store(inquiry: Inquiry): void {
  writeTab(inquiryKey, inquiry);
  dispatchEvent(new Event(inquiryChange));
}
