import { CallLink } from '@/components/call/call-link';
import { MessageLink } from '@/components/call/message-link';
import { Island } from '@/components/islands/island';
import { inTown } from '@/lib/contact/inquiry';
import { twoNotarizations } from '@/lib/pricing/fee-words';
import { priceFacts, visitState } from '@/lib/pricing/fees';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text/templates';
import { AllFees, Costs } from './costs';
import { PriceCalculator } from './price-calculator.island.client';

const more = 'More than one document or signer? Add them up here.';
const askLabel = (town: string) => `Ask by message what a visit to ${town} costs`;

interface Props extends Pick<Content, 'business' | 'pages'> {
  town: Town;
  /** Straight-line miles from the home town. */
  miles: number;
}

/** What a visit costs. Where travel has a price, a calculator adds it up, printed if open. */
export function TownCosts({ business, pages, town, miles }: Props) {
  const facts = priceFacts(business, town, miles);
  const states = [visitState(business, town.state)];
  const words = fill(pages.fees.town, { twoNotarizations: twoNotarizations(business, states) });
  return (
    <Costs layout="inline" className="print:not-has-aria-expanded:hidden">
      <p className="mb-2">
        {words} <AllFees />
      </p>
      {facts ? (
        <div className="has-data-failed:hidden unscripted:hidden">
          <p>{more}</p>
          <Island
            of={{ PriceCalculator }}
            className="mt-4"
            props={{
              facts,
              call: <CallLink business={business} label="Call" />,
              children: fill(pages.price.button, { town: town.name }),
            }}
          />
        </div>
      ) : (
        <MessageLink
          about={{ town: inTown(town.name), state: town.state }}
          label={askLabel(town.name)}
        />
      )}
    </Costs>
  );
}
