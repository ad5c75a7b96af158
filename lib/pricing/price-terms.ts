import type { Inquiry } from '../contact/inquiry';
import type { Pages } from '../schema/pages/pages';
import { dollars, fill } from '../text';
import type { Extras, Rate, SigningDetails } from './price';
import type { PriceFacts } from './price-facts';

/** What the owner says of prices, and what a message says of a session online, if any is held. */
type Copy = Pages['price']['calculator'] & { readonly aboutOnline?: Inquiry | undefined };

/** One way to get a notarization, and what is true of it. */
export interface Offer {
  /** "In person, in Boise". */
  name: string;
  /** What the message says of it, if anything. */
  about?: Inquiry | undefined;
  rate: Rate;
  extras: Extras;
  /** Whether the total is all there is to pay. */
  isWhole: boolean;
  /** What follows the total of some notarizations: "for 2 notarizations and travel". */
  sum: (acts: string) => string;
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
    ...(online && { online: onlineOffer(online, copy) }),
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
  return {
    name: elsewhere ? copy.elsewhere : `In person, in ${town}`,
    rate: visit,
    extras: {
      ...(travel !== undefined && { travel }),
      ...(priority !== undefined && !tooFar && { priority }),
    },
    ...(travel === undefined
      ? {
          isWhole: false,
          sum: (acts) =>
            `in notary fees for ${acts}. Travel is extra: call or text, and we'll tell you the amount.`,
          travel: elsewhere ? copy.travel.elsewhere : copy.travel.visit,
        }
      : {
          isWhole: true,
          sum: (acts) => `for ${acts} and travel`,
          travel: `${dollars(travel)} to ${town}`,
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

function onlineOffer(rate: Rate, { aboutOnline, labels, meanings, travel }: Copy): Offer {
  return {
    name: 'Online, by live video',
    about: aboutOnline,
    rate,
    extras: {},
    isWhole: true,
    sum: (acts) => `for ${acts}, no travel fee`,
    travel: travel.online,
    when: { standard: labels.standard, priority: labels.priority },
    soon: { standard: meanings.standard, priority: meanings.priorityOnline },
  };
}
