import { asSoonAsPossible, estimated, type Inquiry, inTown, signing } from '../contact/inquiry';
import { dollars, pluralize } from '../text';
import { notarialFees, type Rate, type SigningDetails, signingTotal } from './price';
import type { Offer } from './price-terms';

/** The lines that make up the fees, each with a name and its text. */
export function feeLines(rate: Rate, answers: SigningDetails): { name: string; words: string }[] {
  const { acts, first, further } = notarialFees(rate, answers);
  const { state, law, cap } = rate;
  const limit =
    cap === undefined
      ? `, the most ${state} allows (${law})`
      : `; ${state} allows up to ${dollars(cap)} (${law})`;
  const firstLine = { name: 'First notarization', words: dollars(first) + limit };
  if (acts === 1) return [firstLine];
  const each = acts > 2 ? `, at ${dollars(rate.further)} each` : '';
  return [firstLine, { name: `${acts - 1} additional`, words: dollars(further) + each }];
}

/** The total, what it is for, and what it's made up of, line by line. */
export function quote(offer: Offer, answers: SigningDetails) {
  const amount = dollars(signingTotal(offer, answers));
  return {
    total: offer.rate.cap === undefined ? `up to ${amount}` : amount,
    counts: `${pluralize(answers.documents, 'document')}, ${pluralize(answers.people, 'signer')}`,
    acts: pluralize(notarialFees(offer.rate, answers).acts, 'notarization'),
    lines: [...feeLines(offer.rate, answers), { name: 'Travel', words: offer.travel }],
  };
}

/** What the calculator knows of a notarization in or for this town, in the words of the message. */
export function estimate(town: string, offer: Offer, answers: SigningDetails): Inquiry {
  const { documents, people, when } = answers;
  return {
    town: inTown(town),
    signing: signing(documents, people),
    estimate: estimated(quote(offer, answers).total, offer.isWhole),
    ...offer.about,
    ...(when === 'priority' && { when: asSoonAsPossible }),
  };
}
