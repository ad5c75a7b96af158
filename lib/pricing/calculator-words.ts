import { asSoonAsPossible, estimated, type Inquiry, inTown, signing } from '../contact/inquiry';
import type { Pages } from '../schema/pages/pages';
import { dollars, fill, pluralize } from '../text';
import { type Extras, type SigningDetails, signingCost } from './calculator';
import type { PriceFacts, Rate } from './fees';

/** What the owner says of prices, and what a message says of a session online, if any is held. */
type Copy = Pages['price']['calculator'] & { readonly aboutOnline?: Inquiry | undefined };

/** One way to get a notarization, and what is true of it. */
export interface Option {
  /** "In person, in Boise". */
  name: string;
  /** What the message says of it, if anything. */
  about?: Inquiry | undefined;
  rate: Rate;
  extras: Extras;
  /** What follows the total of some notarizations: "for 2 notarizations and travel". */
  sum: (acts: string) => string;
  /** How travel is charged. */
  travel: string;
  /** The labels of the two answers to "how soon". */
  when: Record<SigningDetails['when'], string>;
  /** What each of these answers means. */
  soon: Record<SigningDetails['when'], string>;
}

/** What the page says about a visit to a town. */
export function visitOption(facts: PriceFacts, copy: Copy): Option {
  const { town, reach, visit, travel, priority } = facts;
  const { labels, meanings } = copy;
  const usual = reach === 'agreed' ? 'agreed' : 'standard';
  const isNear = reach === 'priority';
  const priorityMeaning = priority
    ? fill(meanings.priorityPriced, { fee: dollars(priority) })
    : meanings.priority;
  return {
    name: `In person, in ${town}`,
    rate: visit,
    extras: { travel, ...(priority !== undefined && isNear && { priority }) },
    sum: (acts) => `for ${acts} and travel`,
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

/** What the page says about a session online; undefined if none is held. */
export function onlineOption({ online }: PriceFacts, copy: Copy): Option | undefined {
  const { aboutOnline, labels, meanings } = copy;
  return (
    online && {
      name: 'Online, by live video',
      about: aboutOnline,
      rate: online,
      extras: {},
      sum: (acts) => `for ${acts}, no travel fee`,
      travel: copy.travelOnline,
      when: { standard: labels.standard, priority: labels.priority },
      soon: { standard: meanings.standard, priority: meanings.priorityOnline },
    }
  );
}

/** The total, what it is for, and what it's made up of, line by line. */
export function quote({ rate, extras, travel }: Option, answers: SigningDetails) {
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
export function estimate(town: string, option: Option, answers: SigningDetails): Inquiry {
  const { documents, people, when } = answers;
  return {
    town: inTown(town),
    signing: signing(documents, people),
    estimate: estimated(quote(option, answers).total),
    ...option.about,
    ...(when === 'priority' && { when: asSoonAsPossible }),
  };
}
