import type { Inquiry, InquiryWords } from '../schema/pages/inquiry';
import type { Pages } from '../schema/pages/pages';
import { dollars, fill, pluralize } from '../text';
import { notarialFees, type Rate, type SigningDetails, signingTotal } from './price';
import type { PriceFacts } from './price-facts';
import { type Offer, priceTerms } from './price-terms';

type Copy = Pages['price']['calculator'];

/** The lines that make up the fees, each with a name and its text. */
export function feeLines(
  rate: Rate,
  answers: SigningDetails,
  copy: Pick<Copy, 'firstCap' | 'firstPrice' | 'furtherActs'>,
): { name: string; words: string }[] {
  const { acts, first, further } = notarialFees(rate, answers);
  const { state, law, cap } = rate;
  const ofFirst = { fee: dollars(first), state, law };
  const words =
    cap === undefined
      ? fill(copy.firstCap, ofFirst)
      : fill(copy.firstPrice, { ...ofFirst, cap: dollars(cap) });
  const firstLine = { name: 'First notarization', words };
  if (acts === 1) return [firstLine];
  const fee = dollars(further);
  const each = dollars(rate.further);
  const all = acts > 2 ? fill(copy.furtherActs, { fee, each }) : fee;
  return [firstLine, { name: `${acts - 1} additional`, words: all }];
}

/** The total, what it is for, and what it's made up of, line by line. */
export function quote(offer: Offer, answers: SigningDetails, copy: Copy) {
  const amount = dollars(signingTotal(offer, answers));
  return {
    total: offer.rate.cap === undefined ? fill(copy.total, { amount }) : amount,
    counts: `${pluralize(answers.documents, 'document')}, ${pluralize(answers.people, 'signer')}`,
    acts: pluralize(notarialFees(offer.rate, answers).acts, 'notarization'),
    lines: [...feeLines(offer.rate, answers, copy), { name: 'Travel', words: offer.travel }],
  };
}

/** What the calculator knows of a visit, in the words of the message. */
export function estimate(
  facts: PriceFacts,
  answers: SigningDetails,
  copy: Copy,
  message: InquiryWords,
): Inquiry {
  const { visit, online } = priceTerms(facts, copy);
  const isOnline = answers.how === 'online' && online !== undefined;
  const offer = isOnline ? online : visit;
  const { total } = quote(offer, answers, copy);
  const isPriced = isOnline || offer.extras.travel !== undefined;
  return {
    town: fill(message.town, facts),
    signing: fill(message.signing, {
      documents: pluralize(answers.documents, 'document'),
      people: pluralize(answers.people, 'person', 'people'),
    }),
    estimate: fill(isPriced ? message.estimateInAll : message.estimate, { total }),
    ...(isOnline && { place: message.online }),
    ...(answers.when === 'priority' && { when: message.when }),
  };
}
