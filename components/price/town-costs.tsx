import { CallLink } from '@/components/call/call-link';
import { Island } from '@/components/islands/island';
import { travelWords, visitCost } from '@/lib/pricing/fee-words';
import { priceFacts, visitState } from '@/lib/pricing/fees';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { Costs } from './costs';
import { PriceCalculator } from './price-calculator.island.client';

const more = 'More than one document or signer? Add them up here.';

interface Props extends Pick<Content, 'business' | 'pages'> {
  town: Town;
  /** Straight-line miles from the home town. */
  miles: number;
}

/** What a visit costs, and the calculator, which is printed once open. */
export function TownCosts({ business, pages: { certificate, price }, town, miles }: Props) {
  const facts = priceFacts(business, town, miles);
  const { value, note } = visitCost(business, [visitState(business, town.state)], certificate.cost);
  const onTravel = travelWords(facts.travel, town.name, certificate.cost);
  return (
    <Costs part="part" className="print:not-has-aria-expanded:hidden">
      <p>{[value, note, onTravel].join(' ')}</p>
      <div className="has-data-failed:hidden unscripted:hidden">
        <p>{more}</p>
        <Island
          of={{ PriceCalculator }}
          className="mt-4"
          props={{
            facts,
            call: <CallLink business={business} label="Call" />,
            children:
              facts.travel === undefined
                ? price.button
                : fill(price.buttonWithTravel, { town: town.name }),
          }}
        />
      </div>
    </Costs>
  );
}
