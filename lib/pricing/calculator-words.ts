import { asSoonAsPossible, estimated, type Inquiry, inTown, signing } from '../contact/inquiry';
import type { Pages } from '../schema/pages/pages';
import { dollars, fill, pluralize } from '../text';
import { type Extras, type SigningDetails, signingCost } from './calculator';
import type { PriceFacts, Rate } from './fees';

/** What a visit costs, and how soon it is. */
export interface VisitTerms {
  rate: Rate;
  extras: Extras;
  /** What travel costs. */
  travel: string;
  /** The labels of the two answers to "how soon". */
  when: Record<SigningDetails['when'], string>;
  /** What each of these answers means. */
  soon: Record<SigningDetails['when'], string>;
}

/** What the page says about a visit to a town. */
export function visitTerms(facts: PriceFacts, copy: Pages['price']['calculator']): VisitTerms {
  const { town, reach, visit, travel, priority } = facts;
  const { labels, meanings } = copy;
  const usual = reach === 'agreed' ? 'agreed' : 'standard';
  const isNear = reach === 'priority';
  const priorityMeaning = priority
    ? fill(meanings.priorityPriced, { fee: dollars(priority) })
    : meanings.priority;
  return {
    rate: visit,
    extras: { travel, ...(priority !== undefined && isNear && { priority }) },
    travel: `${dollars(travel)} to ${town}`,
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
export function quote({ rate, extras, travel }: VisitTerms, answers: SigningDetails) {
  const { acts, additional, total } = signingCost(rate, extras, answers);
  const { state, law, cap } = rate;
  const limit =
    cap === undefined
      ? `, the most ${state} allows (${law})`
      : `; ${state} allows up to ${dollars(cap)} (${law})`;
  const each = acts > 2 ? `, at ${dollars(rate.additional)} each` : '';
  return {
    total: `${cap === undefined ? 'up to ' : ''}${dollars(total)}`,
    counts: `${pluralize(answers.documents, 'document')}, ${pluralize(answers.people, 'signer')}`,
    acts: pluralize(acts, 'notarization'),
    lines: [
      { name: 'First notarization', words: dollars(rate.first) + limit },
      ...(acts > 1 ? [{ name: `${acts - 1} additional`, words: dollars(additional) + each }] : []),
      { name: 'Travel', words: travel },
    ],
  };
}

/** What the calculator knows of a notarization in or for this town, in the words of the message. */
export function estimate(town: string, visit: VisitTerms, answers: SigningDetails): Inquiry {
  const { documents, people, when } = answers;
  return {
    town: inTown(town),
    signing: signing(documents, people),
    estimate: estimated(quote(visit, answers).total),
    ...(when === 'priority' && { when: asSoonAsPossible }),
  };
}
