import type { PriceFacts } from './fees';

/** What a visitor says about the signing; none of it is personal. */
export interface SigningDetails {
  documents: number;
  people: number;
  when: 'standard' | 'priority';
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
