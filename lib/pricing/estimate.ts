import { dollars } from '../money';
import type { Inquiry, InquiryCopy } from '../schema/pages/inquiry';
import type { PriceCopy } from '../schema/pages/price';
import { fill, pluralize } from '../text';
import { feeLines, notarialFees, type SigningDetails, signingTotal } from './price';
import type { PriceFacts } from './price-facts';
import { priceTerms } from './price-terms';

/** "Boise, Idaho". */
export function townOf({ town, elsewhere, visit }: PriceFacts): string {
  return `${town}, ${elsewhere ?? visit.state}`;
}

/** What the calculator knows of a visit, in the words of the message. */
export function estimate(
  facts: PriceFacts,
  answers: SigningDetails,
  copy: PriceCopy['calculator'],
  { choices, plusTravel }: Pick<InquiryCopy, 'choices' | 'plusTravel'>,
): Inquiry {
  const { visit, online } = priceTerms(facts, copy);
  const isOnline = answers.how === 'online' && online !== undefined;
  const offer = isOnline ? online : visit;
  const { acts, first, further } = notarialFees(offer.rate, answers);
  const amount = dollars(signingTotal(offer, answers));
  const total = offer.rate.cap === undefined ? fill(copy.total, { amount }) : amount;
  const isPriced = isOnline || offer.extras.travel !== undefined;
  const names = feeLines(offer.rate, answers, copy).map(({ name }) => name);
  const parts = names.map((name, index) => `${name} ${dollars(index === 0 ? first : further)}`);
  return {
    town: townOf(facts),
    signing: [
      pluralize(answers.documents, 'document'),
      pluralize(answers.people, 'signer'),
      pluralize(acts, 'notarization'),
    ].join(', '),
    estimate: `${isPriced ? total : fill(plusTravel, { total })} (${parts.join(', ')})`,
    ...(isOnline && { place: online.name }),
    ...(answers.when === 'priority' && offer.keepsPriority && { when: choices.when[0] }),
  };
}
