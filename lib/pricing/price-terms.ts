import type { Pages } from '../schema/pages/pages';
import { dollars, fill } from '../text';
import type { Extras, Rate, SigningDetails } from './price';
import type { PriceFacts } from './price-facts';

type Copy = Pages['price']['calculator'];

/** One way to get a notarization, and what is true of it. */
export interface Offer {
  /** "In person, in Boise". */
  name: string;
  rate: Rate;
  extras: Extras;
  /** The total in a sentence: "Up to $10 for 2 notarizations, plus travel". */
  sum: Copy['visit']['sum'];
  /** How travel is charged. */
  travel: string;
  /** The labels of the two answers to "how soon". */
  when: Record<SigningDetails['when'], string>;
  /** What each of these answers means. */
  soon: Record<SigningDetails['when'], string>;
}

export type PriceTerms = ReturnType<typeof priceTerms>;

/** What the page says about a town's fees, for each way to get a notarization. */
export function priceTerms(facts: PriceFacts, copy: Copy) {
  const { online } = facts;
  return {
    visit: visitOffer(facts, copy),
    ...(online && { online: onlineOffer(facts, online, copy) }),
  };
}

function visitOffer(facts: PriceFacts, copy: Copy): Offer {
  const { town, elsewhere, reach, visit, travel, priority } = facts;
  const { labels, meanings } = copy;
  const usual = reach === 'agreed' ? 'agreed' : 'standard';
  const tooFar = reach !== 'priority';
  const priorityMeaning =
    priority === undefined
      ? meanings.priority
      : fill(meanings.priorityPriced, { fee: dollars(priority) });
  const { name, travel: quoted } = elsewhere ? copy.elsewhere : copy.visit;
  return {
    name: fill(name, { town }),
    travel: quoted,
    rate: visit,
    extras: {
      ...(travel !== undefined && { travel }),
      ...(priority !== undefined && !tooFar && { priority }),
    },
    sum: copy.visit.sum,
    ...(travel !== undefined && {
      sum: copy.visit.sumWithTravel,
      travel: fill(copy.visit.travelPriced, { fee: dollars(travel), town }),
    }),
    when: {
      standard: labels[usual],
      priority: tooFar ? fill(labels.tooFar, { town }) : labels.priority,
    },
    soon: {
      standard: meanings[usual],
      priority: tooFar ? fill(meanings.tooFar, { town }) : priorityMeaning,
    },
  };
}

function onlineOffer({ town }: PriceFacts, rate: Rate, copy: Copy): Offer {
  const { labels, meanings } = copy;
  const { name, travel, sum } = copy.online;
  return {
    name: fill(name, { town }),
    travel,
    rate,
    extras: {},
    sum,
    when: { standard: labels.standard, priority: labels.priority },
    soon: { standard: meanings.standard, priority: meanings.priorityOnline },
  };
}
