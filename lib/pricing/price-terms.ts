import type { PriceCopy } from '../schema/pages/price';
import { fill } from '../text';
import type { Rate, SigningDetails } from './price';
import type { PriceFacts } from './price-facts';

type Copy = PriceCopy['calculator'];

/** One way to have an act done, and what is true of it. */
export interface Offer {
  /** "In person, in Boise". */
  name: string;
  /** "in Boise", after the counts. */
  where: string;
  rate: Rate;
  /** The total in a sentence: "At most $10 for 2 notarial acts, plus travel". */
  sum: Copy['visit']['sum'];
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
export function priceTerms(facts: PriceFacts, copy: Copy): PriceTerms {
  const { online } = facts;
  return {
    visit: visitOffer(facts, copy),
    ...(online && { online: onlineOffer(facts, online, copy) }),
  };
}

function visitOffer(facts: PriceFacts, copy: Copy): Offer {
  const { town, elsewhere, reach, visit } = facts;
  const { labels, meanings } = copy;
  const usual = reach === 'agreed' ? 'agreed' : 'standard';
  const tooFar = reach !== 'priority';
  return {
    ...placeOf(facts, elsewhere ? copy.elsewhere : copy.visit),
    rate: visit,
    sum: copy.visit.sum,
    when: {
      standard: labels[usual],
      priority: tooFar ? fill(labels.tooFar, { town }) : labels.priority,
    },
    soon: {
      standard: meanings[usual],
      priority: tooFar ? fill(meanings.tooFar, { town }) : meanings.priority,
    },
    keepsPriority: !tooFar,
  };
}

function onlineOffer(facts: PriceFacts, rate: Rate, copy: Copy): Offer {
  const { online, labels, meanings } = copy;
  return {
    ...placeOf(facts, online),
    rate,
    sum: online.sum,
    when: { standard: labels.standard, priority: labels.priority },
    soon: { standard: meanings.standard, priority: meanings.priorityOnline },
    keepsPriority: true,
  };
}

/** Where the act is done, and how one gets there. */
function placeOf(
  { town }: PriceFacts,
  { name, where, travel }: Copy['elsewhere'],
): Pick<Offer, 'name' | 'where' | 'travel'> {
  return { name: fill(name, { town }), where: fill(where, { town }), travel };
}
