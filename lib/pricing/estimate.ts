import type { Inquiry } from '../schema/pages/inquiry';
import type { Pages } from '../schema/pages/pages';
import { dollars, fill, pluralize } from '../text';
import { notarialFees, type Rate, type SigningDetails, signingTotal } from './price';
import type { PriceFacts } from './price-facts';
import { type Offer, priceTerms } from './price-terms';

type Copy = Pages['price']['calculator'];

/** "Boise", a comma and its state. */
export function townOf({ town, elsewhere, visit }: PriceFacts): string {
  return `${town}, ${elsewhere ?? visit.state}`;
}

/** The lines that make up the fees, each with a name, its amount and its text. */
export function feeLines(
  rate: Rate,
  answers: SigningDetails,
  copy: Pick<Copy, 'firstCap' | 'firstPrice' | 'furtherActs'>,
): { name: string; fee: string; words: string }[] {
  const { acts, first, further } = notarialFees(rate, answers);
  const { state, law, cap } = rate;
  const ofFirst = { fee: dollars(first), state, law };
  const words =
    cap === undefined
      ? fill(copy.firstCap, ofFirst)
      : fill(copy.firstPrice, { ...ofFirst, cap: dollars(cap) });
  const firstLine = { name: 'First notarization', fee: ofFirst.fee, words };
  if (acts === 1) return [firstLine];
  const fee = dollars(further);
  const each = dollars(rate.further);
  const all = acts > 2 ? fill(copy.furtherActs, { fee, each }) : fee;
  return [firstLine, { name: `${acts - 1} additional`, fee, words: all }];
}

/** The total, what it is for, and what it's made up of, line by line. */
export function quote(offer: Offer, answers: SigningDetails, copy: Copy) {
  const amount = dollars(signingTotal(offer, answers));
  const fees = feeLines(offer.rate, answers, copy);
  return {
    total: offer.rate.cap === undefined ? fill(copy.total, { amount }) : amount,
    counts: `${pluralize(answers.documents, 'document')}, ${pluralize(answers.people, 'signer')}`,
    acts: pluralize(notarialFees(offer.rate, answers).acts, 'notarization'),
    fees,
    lines: [...fees, { name: 'Travel', words: offer.travel }],
  };
}

/** What the calculator knows of a visit, in the words of the message. */
export function estimate(
  facts: PriceFacts,
  answers: SigningDetails,
  copy: Copy,
  { choices, plusTravel }: Pick<Pages['inquiry'], 'choices' | 'plusTravel'>,
): Inquiry {
  const { visit, online } = priceTerms(facts, copy);
  const isOnline = answers.how === 'online' && online !== undefined;
  const offer = isOnline ? online : visit;
  const { total, counts, acts, fees } = quote(offer, answers, copy);
  const parts = fees.map(({ name, fee }) => `${name} ${fee}`);
  const canRush = isOnline || facts.reach === 'priority';
  const isPriced = isOnline || offer.extras.travel !== undefined;
  return {
    town: townOf(facts),
    signing: `${counts}, ${acts}`,
    estimate: `${isPriced ? total : fill(plusTravel, { total })} (${parts.join(', ')})`,
    ...(isOnline && { place: online.name }),
    ...(answers.when === 'priority' && canRush && { when: choices.when[0] }),
  };
}
