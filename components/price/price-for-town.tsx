import { CallLink } from '@/components/call/call-link';
import { Island } from '@/components/ui/island';
import { wakeParameter } from '@/lib/pricing/calculator-url';
import { priceFacts } from '@/lib/pricing/price-facts';
import type { Business } from '@/lib/schema/business';
import type { PriceCopy } from '@/lib/schema/pages/price';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { PriceCalculator } from './price-calculator.client';

interface Props {
  business: Business;
  copy: PriceCopy;
  town: Town;
  miles: number;
}

/** A button that opens the fees for this town; only with JavaScript. */
export function PriceForTown({ business, copy, town, miles }: Props) {
  const facts = priceFacts(business, town, miles);
  return (
    <Island
      of={PriceCalculator}
      file="price/price-calculator"
      className="mt-4"
      wake={wakeParameter}
      props={{
        facts,
        call: <CallLink business={business} label="Call" />,
        children:
          facts.travel === undefined
            ? copy.button
            : fill(copy.buttonWithTravel, { town: town.name }),
      }}
    />
  );
}
