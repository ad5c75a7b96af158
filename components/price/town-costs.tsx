import { Section } from '@/components/ui/section';
import { dollars } from '@/lib/money';
import { firstFee, formatFirstFee } from '@/lib/pricing/fees';
import { travelPrice } from '@/lib/pricing/price-facts';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { capitalize, fill } from '@/lib/text';
import { isCommissionedIn } from '@/lib/towns/town-words';
import { PriceForTown } from './price-for-town';

interface Props {
  business: Business;
  copy: Pick<Pages, 'fees' | 'price'>;
  town: Town;
  /** Straight-line miles from the home town. */
  miles: number;
}

/** What a visit to a town costs, in its own state, and the calculator, which is printed once open. */
export function TownCosts({ business, copy: { fees, price }, town, miles }: Props) {
  const served = isCommissionedIn(business, town.state);
  // Elsewhere we meet on the Idaho side (decision 0020).
  const state = served ? town.state : 'ID';
  const travel = served ? travelPrice(business.prices, miles) : undefined;
  const sentence = fill(fees.town.fees, {
    fee: capitalize(formatFirstFee(firstFee(business, state, 'in person'))),
    law: business.law[state].feeSource,
  });
  const way =
    travel === undefined
      ? fees.town.travel
      : fill(fees.town.travelPriced, { town: town.name, travel: dollars(travel) });
  return (
    <Section id="fees" title={fees.heading} className="print:not-has-aria-expanded:hidden">
      <p className="max-w-prose">{[sentence, way].join(' ')}</p>
      <PriceForTown business={business} copy={price} town={town} miles={miles} />
      <p className="mt-4 max-w-prose text-sm">{fees.visit.noSigning}</p>
    </Section>
  );
}
