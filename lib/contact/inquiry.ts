import { tabStorage } from '../islands/tab-storage';

/** What a visitor has chosen on this site, kept in the tab and sent nowhere. */

/** Its parts, in the order of the message. Each is a text without line breaks, but for the order. */
export const inquiryParts = [
  ...['town', 'place', 'service', 'signing', 'when', 'id', 'estimate', 'ready', 'order'],
] as const;
export type InquiryPart = (typeof inquiryParts)[number];
export type Inquiry = { readonly [Part in InquiryPart]?: string };

/** Its key in the tab's storage; islands that show it wake when it is there (data-wake). */
export const inquiryKey = 'inquiry';

/** What windows are told of once it has changed. */
export const inquiryChange = 'inquiry';

/** What is known so far; empty if nothing is, or if the browser denies storage. */
export function readInquiry(): Inquiry {
  return { ...tabStorage((tab) => JSON.parse(tab.getItem(inquiryKey) ?? '{}')) };
}

/** Adds to what is known; an empty text takes a part away. */
export function noteInquiry(found: Inquiry): void {
  const known = Object.entries({ ...readInquiry(), ...found }).filter(([, text]) => text);
  tabStorage((tab) => {
    if (known.length > 0) tab.setItem(inquiryKey, JSON.stringify(Object.fromEntries(known)));
    else tab.removeItem(inquiryKey);
  });
  dispatchEvent(new Event(inquiryChange));
}

export function forgetInquiry(): void {
  tabStorage((tab) => tab.removeItem(inquiryKey));
  dispatchEvent(new Event(inquiryChange));
}
