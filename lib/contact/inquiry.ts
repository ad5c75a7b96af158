import type { Service } from '../schema/service';
import type { StateCode } from '../states';
import { pluralize } from '../text/format';

/** What the message says about a visitor's choices, in its order. */
const inquiryParts = [
  'service',
  'document',
  'town',
  'place',
  'when',
  'signing',
  'id',
  'estimate',
] as const;

/** What a visitor has chosen on this site, each part in the words of the message. */
export interface Inquiry extends Partial<Record<(typeof inquiryParts)[number], string>> {
  /** What to fill in for this place instead of the address. */
  readonly address?: string;
  readonly state?: StateCode;
}

/** The `address` of what needs none, as it's online. Not '', which would take a noted part away. */
const noAddress = '-';

/** What the message says of a service; one that is online is where it is done, too. */
export const aboutService = ({ message, online }: Pick<Service, 'message' | 'online'>): Inquiry =>
  online ? { place: message, address: noAddress } : { service: message };

export const inTown = (town: string) => `I'm in ${town}.`;

/** Names a document after those that were named before, each in a line of its own. */
export function documentsNamed(document: string, before?: string): string {
  const named = before?.split('\n') ?? [];
  return [...new Set([...named, `My document: ${document}.`])].join('\n');
}

export const asSoonAsPossible = "I'd like it done today, if you can.";

export const signingSentence = (documents: number, people: number) =>
  `${pluralize(documents, 'document')}, ${pluralize(people, 'person', 'people')} signing.`;

export const idSentence = 'Each signer has a government ID.';

export const estimateSentence = (total: string) => `Your website figured ${total}.`;

const hello = 'Hello. I need a notary.';
const closing = 'When could we do this, and what would it cost in all? Thank you.';

/** What is known, a sentence each; documents have a line each. */
export const inquirySentences = (inquiry: Inquiry): string[] => [
  ...new Set(inquiryParts.flatMap((part) => inquiry[part]?.split('\n') ?? [])),
];

/** The message that says what is known and leaves blanks for the rest; '' if nothing is known. */
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
