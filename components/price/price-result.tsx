import { SheetRow } from '@/components/ui/sheet';
import { dollars } from '@/lib/money';
import {
  feeLines,
  notarialFees,
  pluralize,
  type SigningDetails,
  summarizeDetails,
} from '@/lib/pricing/price';
import type { Offer } from '@/lib/pricing/price-terms';

interface Props {
  /** Undefined while a number is missing or invalid. */
  answers: SigningDetails | undefined;
  offer: Offer;
}

/** The total and what it is made of, announced at each change. */
export function PriceResult({ answers, offer }: Props) {
  return (
    <div role="status">
      {answers ? (
        <Sum answers={answers} offer={offer} />
      ) : (
        <p>Enter how many papers and people, and the fees appear here.</p>
      )}
    </div>
  );
}

function Sum({ answers, offer }: Props & { answers: SigningDetails }) {
  const { acts, total } = notarialFees(offer.rate, answers);
  return (
    <>
      <p className="text-sm">{summarizeDetails(answers, offer)}</p>
      <p>
        <strong className="text-xl">At most {dollars(total)}</strong>
        {` for ${pluralize(acts, 'notarial act', 'notarial acts')}, ${offer.beside}`}
      </p>
      <dl className="mt-2">
        {feeLines(offer.rate, answers).map(({ name, words }) => (
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
