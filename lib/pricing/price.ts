/** What a notarization costs, in dollars, and under which law. */
export interface Rate {
  state: string;
  /** The statute that caps the fee. */
  law: string;
  first: number;
  /** The most the law allows; missing if the first fee is that cap rather than a price. */
  cap?: number;
  /** What each additional notarization at the same visit costs. */
  further: number;
}

/** What a visitor says about the signing; none of it is personal. */
export interface SigningDetails {
  documents: number;
  people: number;
  when: 'standard' | 'priority';
  how: 'in-person' | 'online';
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
 * The fees, assuming that every signer signs every document and each signature is a notarization; those
 * of all additional ones together.
 */
export function notarialFees(rate: Rate, { documents, people }: SigningDetails) {
  const acts = documents * people;
  const further = roundToCents((acts - 1) * rate.further);
  return { acts, first: rate.first, further, total: roundToCents(rate.first + further) };
}

/** What the owner charges on top of the fees, in dollars; missing where it is agreed on first. */
export interface Extras {
  travel?: number;
  priority?: number;
}

/** What a signing costs in all, as far as the prices are known, in dollars. */
export function signingTotal(
  { rate, extras }: { rate: Rate; extras: Extras },
  answers: SigningDetails,
): number {
  const { travel = 0, priority = 0 } = extras;
  const extra = answers.when === 'priority' ? priority : 0;
  return roundToCents(notarialFees(rate, answers).total + travel + extra);
}

/** Rounds to cents, because sums of binary fractions aren't exact. */
function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
