import { formatMiles } from '../towns/distance';
import type { Rate, SigningDetails } from './price';
import type { PriceFacts } from './price-facts';

/** One way to have an act done, and what is true of it. */
export interface Offer {
  /** "In person, in Boise". */
  name: string;
  /** "in Boise", after the counts. */
  where: string;
  rate: Rate;
  /** What follows the total: "plus travel". */
  beside: string;
  /** How the trip is charged. */
  travel: string;
  /** The labels of the two answers to "how soon". */
  when: Record<SigningDetails['when'], string>;
  /** What each of these answers means. */
  soon: Record<SigningDetails['when'], string>;
  /** Whether the priority time can be kept there. */
  keepsPriority: boolean;
}

/** What the page says about a town's fees, for each way to have an act done. */
export interface PriceTerms {
  visit: Offer;
  /** Missing if nothing is done online. */
  online?: Offer;
}

/** Puts the facts of a town into words. */
export function priceTerms(facts: PriceFacts): PriceTerms {
  const { online } = facts;
  return {
    visit: visitOffer(facts),
    ...(online && { online: onlineOffer(facts, online) }),
  };
}

function visitOffer(facts: PriceFacts): Offer {
  const { town, homeTown, miles, elsewhere, far, priority, visit } = facts;
  const { usual, fast } = timesOf(facts);
  const start =
    miles === 0
      ? `${town} is where we start from.`
      : `${town} is ${formatMiles(miles)} from ${homeTown} in a straight line.`;
  return {
    name: elsewhere ? 'In person, on the Idaho side' : `In person, in ${town}`,
    where: elsewhere ? `for ${town}, on the Idaho side` : `in ${town}`,
    rate: visit,
    beside: 'plus travel',
    travel: `By distance${elsewhere ? ' to where we meet' : ''}, agreed before the trip. ${start}`,
    when: {
      standard: `Standard: typically within ${usual}`,
      priority: far ? `Priority: not in ${town}, too far` : `Priority: within ${fast}`,
    },
    soon: {
      standard: `Typically within ${usual} of your call.`,
      priority: far
        ? `${town} is too far for us to keep ${priority} hours. Typically within ${usual} of your call.`
        : `Within ${fast}. Any charge for that is separate and agreed before the trip; the notarial fees stay the same.`,
    },
    keepsPriority: !far,
  };
}

function onlineOffer(facts: PriceFacts, rate: Rate): Offer {
  const { usual, fast } = timesOf(facts);
  return {
    name: 'Online, by live video',
    where: `online, for ${facts.town}`,
    rate,
    beside: 'and no trip to pay for',
    travel: 'None: nobody travels.',
    when: {
      standard: `Standard: typically within ${usual}`,
      priority: `Priority: within ${fast}`,
    },
    soon: {
      standard: `Typically within ${usual} of your call.`,
      priority: `Within ${fast}. The notarial fees stay the same.`,
    },
    keepsPriority: true,
  };
}

function timesOf({ priority, standard }: PriceFacts) {
  return {
    usual: `${standard} hours`,
    fast: `${priority} hours, when available`,
  };
}
