import { milesInWords } from './distance';
import type { Answers, Rate } from './price';
import type { Business } from './schema/business';
import type { Town } from './schema/town';
import { hasteTo, serves } from './town-words';

/** One way to have an act done, and what is true of it. */
export interface Offer {
  /** "In person, in Boise". */
  name: string;
  /** "in Boise", behind the numbers. */
  place: string;
  rate: Rate;
  /** What stands behind the sum: "plus travel". */
  beside: string;
  /** How the trip is paid. */
  travel: string;
  /** How soon, as it is asked, and what is true of the answer. */
  when: Record<Answers['when'], string>;
  soon: Record<Answers['when'], string>;
  /** Whether the priority time can be kept there. */
  keepsPriority: boolean;
}

/** What a town's fees are worked out from: plain words and figures for the browser. */
export interface PriceTerms {
  visit: Offer;
  /** Missing where nothing is done online. */
  online?: Offer;
}

type Records = Pick<Business, 'practice' | 'law' | 'prices' | 'times'>;

/** @param miles straight-line miles from the home town; 0 is the home town itself. */
export function priceTerms(
  business: Records,
  homeTown: Pick<Town, 'name'>,
  town: Pick<Town, 'name' | 'state'>,
  miles: number,
): PriceTerms {
  return {
    visit: visitOffer(business, homeTown, town, miles),
    ...(business.practice.online && { online: onlineOffer(business, town) }),
  };
}

/** Where we hold no commission we meet on the Idaho side, at Idaho's fee (decision 6). */
function visitOffer(
  business: Records,
  homeTown: Pick<Town, 'name'>,
  { name, state }: Pick<Town, 'name' | 'state'>,
  miles: number,
): Offer {
  const { usual, fast, priorityHours } = timesOf(business);
  const served = serves(business, state);
  const isNear = hasteTo(miles, business) === 'possible';
  const start =
    miles === 0
      ? `${name} is where we start from.`
      : `${name} is ${milesInWords(miles)} from ${homeTown.name} in a straight line.`;
  return {
    name: served ? `In person, in ${name}` : 'In person, on the Idaho side',
    place: served ? `in ${name}` : `for ${name}, on the Idaho side`,
    rate: rateOf(business, served ? state : 'ID', 'in person'),
    beside: 'plus travel',
    travel: `By distance${served ? '' : ' to where we meet'}, agreed before the trip. ${start}`,
    when: {
      standard: `Standard: typically within ${usual}`,
      priority: isNear ? `Priority: within ${fast}` : `Priority: not in ${name}, too far`,
    },
    soon: {
      standard: `Typically within ${usual} of your call.`,
      priority: isNear
        ? `Within ${fast}. Any charge for that is separate and agreed before the trip; the notarial fees stay the same.`
        : `${name} is too far for us to keep ${priorityHours} hours. Typically within ${usual} of your call.`,
    },
    keepsPriority: isNear,
  };
}

/** A state that authorizes us has its remote fee; for the others Idaho's notary acts, at Idaho's. */
function onlineOffer(business: Records, { name, state }: Pick<Town, 'name' | 'state'>): Offer {
  const { usual, fast } = timesOf(business);
  return {
    name: 'Online, by live video',
    place: `online, for ${name}`,
    rate: rateOf(business, business.practice.remote.includes(state) ? state : 'ID', 'online'),
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

function timesOf({ times: { priorityHours, standardHours } }: Records) {
  return {
    usual: `${standardHours.join('-')} hours`,
    fast: `${priorityHours} hours, when available`,
    priorityHours,
  };
}

function rateOf({ law, prices }: Records, state: Town['state'], how: 'in person' | 'online'): Rate {
  const { name, feeSource, highestFee, highestRemoteFee = highestFee } = law[state];
  return {
    state: name,
    law: feeSource,
    first: how === 'online' ? highestRemoteFee : highestFee,
    further: prices.additionalNotarization,
  };
}
