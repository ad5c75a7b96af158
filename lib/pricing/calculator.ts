import type { PriceFacts } from './fees';

/** What a visitor says about the signing; none of it is personal. */
export interface SigningDetails {
  documents: number;
  people: number;
  when: 'standard' | 'priority';
}

/** The highest count of documents or people: for more, a call is better. */
export const maxCount = 20;

/** The whole number from 1 to 20 that was typed; undefined for everything else. */
export function readCount(text: string): number | undefined {
  const digits = text.trim();
  const count = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= maxCount ? count : undefined;
}

/** The count one step up or down, within its limits; 1 if the text isn't a number. */
export function stepCount(text: string, step: 1 | -1): number {
  const count = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) + step : 1;
  return Math.min(maxCount, Math.max(1, count));
}

/**
 * How many notarizations there are, what the additional ones cost, and what the signing costs in all, as
 * far as prices are known. It assumes that every signer signs every document, and that each signature is a
 * notarization.
 */
export function signingCost(facts: PriceFacts, { documents, people, when }: SigningDetails) {
  const { visit, travel, reach, priority = 0 } = facts;
  const acts = documents * people;
  const additional = roundToCents((acts - 1) * visit.additional);
  const extra = when === 'priority' && reach === 'priority' ? priority : 0;
  return { acts, additional, total: roundToCents(visit.first + additional + travel + extra) };
}

/** Rounds to cents, because sums of binary fractions aren't exact. */
function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
