import { dollars } from '../money';

/** By whose law and for how much an act is done, in dollars. */
export interface Rate {
  /** The state's name. */
  state: string;
  /** Where its law sets the fee. */
  law: string;
  /** The highest fee of the first act, and what each further one at the same visit costs. */
  first: number;
  further: number;
}

/** What a visitor says of the signing; nothing of it is personal. */
export interface SigningDetails {
  papers: number;
  people: number;
  when: 'standard' | 'priority';
  how: 'in-person' | 'online';
}

export interface Fees {
  acts: number;
  first: number;
  /** What all further acts cost together; 0 without any. */
  further: number;
  total: number;
}

/** How many papers or people may be counted: more are worth a call. */
export const maxCount = 20;

/** The number in what was typed: a whole one from 1 to 20; undefined for everything else. */
export function readCount(text: string): number | undefined {
  const digits = text.trim();
  const count = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= maxCount ? count : undefined;
}

/** The count one step on or back, never beyond its ends; 1 where no number stands. */
export function stepCount(text: string, step: 1 | -1): number {
  const count = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) + step : 1;
  return Math.min(maxCount, Math.max(1, count));
}

/** The notarial fees, counted as if each person signs each paper before the notary, an act each. */
export function notarialFees(rate: Rate, { papers, people }: SigningDetails): Fees {
  const acts = papers * people;
  const further = toCents((acts - 1) * rate.further);
  return { acts, first: rate.first, further, total: toCents(rate.first + further) };
}

/** Sums of fees with cents are not exact in binary figures. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** What the fees are made of: the name of each line, and its words. */
export function feeLines(rate: Rate, answers: SigningDetails): { name: string; words: string }[] {
  const { acts, first, further } = notarialFees(rate, answers);
  const firstLine = {
    name: 'First act',
    words: `${dollars(first)}, the most that ${rate.state} allows (${rate.law})`,
  };
  if (acts === 1) return [firstLine];
  const each = acts > 2 ? `, at ${dollars(rate.further)} each` : '';
  return [firstLine, { name: `${acts - 1} further`, words: dollars(further) + each }];
}

/** "1 paper", "3 people". */
export function pluralize(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "2 papers, 1 person, in Boise, priority": what the notary asks first, and nothing that we refuse. */
export function summarizeDetails(
  { papers, people, when }: SigningDetails,
  { place, keepsPriority }: { place: string; keepsPriority: boolean },
): string {
  return [
    pluralize(papers, 'paper', 'papers'),
    pluralize(people, 'person', 'people'),
    place,
    ...(when === 'priority' && keepsPriority ? ['priority'] : []),
  ].join(', ');
}
