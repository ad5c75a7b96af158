import type { Service } from '../schema/service';
import type { StateCode } from '../states';
import { pluralize } from '../text';

/** What the message says about a visitor's choices, in its order. */
export const inquiryParts = [
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
  /** The state of the town. */
  readonly state?: StateCode;
}

/** The `address` of a place that has none. */
export const noAddress = '-';

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

export const signing = (documents: number, people: number) =>
  `${pluralize(documents, 'document')}, ${pluralize(people, 'person', 'people')} signing.`;

export const hasId = 'Each signer has a government ID.';

export const estimated = (total: string) => `Your website figured ${total}.`;
