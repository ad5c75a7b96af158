import {
  asSoonAsPossible,
  estimateSentence,
  type Inquiry,
  inTown,
  signingSentence,
} from '../contact/inquiry';
import type { Pages } from '../schema/pages/pages';
import { dollars, pluralize } from '../text/format';
import { fill } from '../text/templates';
import type { PriceFacts } from './fees';

/** What a visitor says about the signing; none of it is personal. */
export interface SigningDetails {
  documents: number;
  people: number;
  when: 'standard' | 'priority';
}

/**
 * How many notarizations there are, what the additional ones cost, and the total, as far as prices
 * are known, if every signer signs every document, and each signature is a notarization.
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

/** What the two answers to "how soon" are called, and what each means. */
export type VisitTerms = ReturnType<typeof visitTerms>;

export function visitTerms(facts: PriceFacts, copy: Pages['price']['calculator']) {
  const { town, reach, priority } = facts;
  const { labels, meanings } = copy;
  const usual = reach === 'far' ? reach : 'standard';
  const isNear = reach === 'priority';
  const priorityMeaning = priority
    ? fill(meanings.priorityPriced, { fee: dollars(priority) })
    : meanings.priority;
  return {
    when: {
      standard: labels[usual],
      priority: isNear ? labels.priority : fill(labels.tooFar, { town }),
    },
    soon: {
      standard: meanings[usual],
      priority: isNear ? priorityMeaning : fill(meanings.tooFar, { town }),
    },
  };
}

/** The total, what it is for, and what it's made up of, line by line. */
export function quote(facts: PriceFacts, answers: SigningDetails) {
  const { acts, additional, total } = signingCost(facts, answers);
  const { state, law, cap, ...fees } = facts.visit;
  const limit =
    cap === undefined
      ? `, the most ${state} allows (${law})`
      : `; ${state} allows up to ${dollars(cap)} (${law})`;
  const each = acts > 2 ? `, at ${dollars(fees.additional)} each` : '';
  return {
    total: `${cap === undefined ? 'up to ' : ''}${dollars(total)}`,
    counts: `${pluralize(answers.documents, 'document')}, ${pluralize(answers.people, 'signer')}`,
    acts: pluralize(acts, 'notarization'),
    lines: [
      { name: 'First notarization', words: dollars(fees.first) + limit },
      ...(acts > 1 ? [{ name: `${acts - 1} additional`, words: dollars(additional) + each }] : []),
      { name: 'Travel', words: `${dollars(facts.travel)} to ${facts.town}` },
    ],
  };
}

/** What the calculator knows of a notarization in or for this town, in the words of the message. */
export function estimate(facts: PriceFacts, answers: SigningDetails): Inquiry {
  const { documents, people, when } = answers;
  return {
    town: inTown(facts.town),
    signing: signingSentence(documents, people),
    estimate: estimateSentence(quote(facts, answers).total),
    ...(when === 'priority' && { when: asSoonAsPossible }),
  };
}
