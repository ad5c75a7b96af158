import { CallLink } from '@/components/contact/call-link';
import { priceTerms } from '@/lib/price-terms';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { PriceCalculator } from './price-calculator.client';

interface Props {
  business: Business;
  homeTown: Town;
  town: Town;
  miles: number;
}

/** A button that opens to the fees for this town, where script is on. */
export function PriceForTown({ business, homeTown, town, miles }: Props) {
  return (
    <div data-island className="mt-4 unscripted:hidden">
      <PriceCalculator
        terms={priceTerms(business, homeTown, town, miles)}
        phone={business.phone}
        {...(business.standIns.includes('phone') && { mark: ' (sample)' })}
        call={<CallLink business={business} label="Call" />}
      >
        {`Work out the fees for ${town.name}`}
      </PriceCalculator>
    </div>
  );
}
