import { clsx } from 'clsx';
import { CallLink } from '@/components/call/call-link';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { priceFacts } from '@/lib/pricing/price-facts';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { dollars, fill } from '@/lib/text';
import { PriceCalculator } from './price-calculator.client';

interface Props extends Pick<Content, 'business' | 'pages'> {
  town: Town;
  /** Straight-line miles from the home town. */
  miles: number;
}

/**
 * The calculator, which is printed once open, and travel once it has a price. The sheet above has the
 * fees themselves.
 */
export function TownCosts({ business, pages: { fees, price }, town, miles }: Props) {
  const facts = priceFacts(business, town, miles);
  const { travel } = facts;
  return (
    <Section
      id="fees"
      part="part"
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
        <Island
          of={{ PriceCalculator }}
          className="mt-4"
          props={{
            facts,
            call: <CallLink business={business} label="Call" />,
            children:
              travel === undefined
                ? price.button
                : fill(price.buttonWithTravel, { town: town.name }),
          }}
        />
      </div>
    </Section>
  );
}
