import { dollars } from '../money';
import type { Inquiry } from '../schema/pages/inquiry';
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
): Inquiry {
  const { visit, online } = priceTerms(facts, copy);
  const isOnline = answers.how === 'online' && online !== undefined;
  const offer = isOnline ? online : visit;
  const amount = dollars(signingTotal(offer, answers));
  const total = offer.rate.cap === undefined ? fill(copy.total, { amount }) : amount;
  const lines = feeLines(offer.rate, answers, copy).map(({ name, words }) => `${name}: ${words}`);
  return {
    town: townOf(facts),
    signing: [
      pluralize(answers.documents, 'document'),
      pluralize(answers.people, 'signer'),
      pluralize(notarialFees(offer.rate, answers).acts, 'notarization'),
    ].join(', '),
    when: offer.when[answers.when],
    estimate: total,
    parts: [...lines, `Travel: ${offer.travel}`].join('; '),
    ...(isOnline && { place: online.name }),
  };
}
