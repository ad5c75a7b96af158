import { Filled } from '@/components/ui/filled';
import { SheetRow } from '@/components/ui/sheet';
import { dollars } from '@/lib/money';
import {
  feeLines,
  notarialFees,
  type SigningDetails,
  signingTotal,
  summarizeDetails,
} from '@/lib/pricing/price';
import type { Offer } from '@/lib/pricing/price-terms';
import { fill, pluralize } from '@/lib/text';
import { priceCopy } from './price-copy';

interface Props {
  /** Undefined while a number is missing or invalid. */
  answers: SigningDetails | undefined;
  offer: Offer;
}

/** The total and what it's made up of, announced on each change. */
export function PriceResult({ answers, offer }: Props) {
  return (
    <div role="status">
      {answers ? <Sum answers={answers} offer={offer} /> : <p>{priceCopy.incomplete}</p>}
    </div>
  );
}

function Sum({ answers, offer }: Props & { answers: SigningDetails }) {
  const { acts } = notarialFees(offer.rate, answers);
  const amount = dollars(signingTotal(offer, answers));
  return (
    <>
      <p className="text-sm">{summarizeDetails(answers, offer)}</p>
      <p>
        <Filled
          text={offer.sum}
          values={{
            total: (
              <strong className="tabular font-serif text-3xl">
                {offer.rate.cap === undefined ? fill(priceCopy.total, { amount }) : amount}
              </strong>
            ),
            acts: pluralize(acts, 'notarization'),
          }}
        />
      </p>
      <dl className="mt-2">
        {feeLines(offer.rate, answers, priceCopy).map(({ name, words }) => (
          <SheetRow key={name} name={name} label="long">
            {words}
          </SheetRow>
        ))}
        <SheetRow name="Travel" label="long">
          {offer.travel}
        </SheetRow>
        <SheetRow name="When" label="long">
          {offer.soon[answers.when]}
        </SheetRow>
      </dl>
    </>
  );
}
