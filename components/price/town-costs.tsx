import { clsx } from 'clsx';
import { Section } from '@/components/ui/section';
import { dollars } from '@/lib/money';
import { travelPriceTo } from '@/lib/pricing/price-facts';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { PriceForTown } from './price-for-town';

interface Props {
  business: Business;
  copy: Pick<Pages, 'fees' | 'price'>;
  town: Town;
  /** Straight-line miles from the home town. */
  miles: number;
}

/**
 * The calculator, which is printed once open, and travel once it has a price. The sheet above has the
 * fees themselves.
 */
export function TownCosts({ business, copy: { fees, price }, town, miles }: Props) {
  const travel = travelPriceTo(business, town);
  return (
    <Section
      id="fees"
      title={fees.heading}
      className={clsx(
        travel === undefined && 'unscripted:hidden has-data-failed:hidden',
        'print:not-has-aria-expanded:hidden',
      )}
    >
      {travel !== undefined && (
        <p>{fill(fees.town.travelPriced, { town: town.name, travel: dollars(travel) })}</p>
      )}
      <div className="unscripted:hidden has-data-failed:hidden">
        <p>{fees.town.more}</p>
        <PriceForTown business={business} copy={price} town={town} miles={miles} />
      </div>
    </Section>
  );
}
