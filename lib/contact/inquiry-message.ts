import { type Inquiry, inquiryParts, noAddress } from './inquiry';

const hello = 'Hello. I need a notary.';
const closing = 'When could we do this, and what would it cost in all? Thank you.';

/**
 * What is known, a sentence each; a place and a service may have the same words, and documents a
 * line each.
 */
export const inquirySentences = (inquiry: Inquiry): string[] => [
  ...new Set(inquiryParts.flatMap((part) => inquiry[part]?.split('\n') ?? [])),
];

/** The message that says what is known and leaves blanks for the rest; empty if nothing is known. */
export function inquiryMessage(inquiry: Inquiry): string {
  const known = inquirySentences(inquiry);
  if (known.length === 0) return '';
  const address = (inquiry.place && inquiry.address) ?? 'The address';
  const blanks = [
    ...(address === noAddress ? [] : [address]),
    ...(inquiry.document ? [] : ['What each document is called']),
    ...(inquiry.when ? [] : ['Needed by']),
  ].map((words) => `${words}: `);
  return [[hello, ...known].join('\n'), blanks.join('\n'), closing].join('\n\n');
}
