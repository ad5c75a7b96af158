import { asSoonAsPossible, estimated, type Inquiry, inTown, signing } from '../contact/inquiry';
import type { Pages } from '../schema/pages/pages';
import { dollars, fill, pluralize } from '../text';
import { type SigningDetails, signingCost } from './calculator';
import type { PriceFacts } from './fees';

/** What the two answers to "how soon" are called, and what each means. */
export type VisitTerms = ReturnType<typeof visitTerms>;

/** What the page says about how soon a visit to a town is. */
export function visitTerms(facts: PriceFacts, copy: Pages['price']['calculator']) {
  const { town, reach, priority } = facts;
  const { labels, meanings } = copy;
  const usual = reach === 'agreed' ? 'agreed' : 'standard';
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
    signing: signing(documents, people),
    estimate: estimated(quote(facts, answers).total),
    ...(when === 'priority' && { when: asSoonAsPossible }),
  };
}
