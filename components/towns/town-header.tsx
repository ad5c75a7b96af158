import { HeroCall } from '@/components/call/hero-call';
import { PrintedAddress } from '@/components/facts/printed-address';
import { QuickFacts } from '@/components/facts/quick-facts';
import { Seal } from '@/components/facts/seal';
import { PageTitle } from '@/components/ui/page-title';
import { townSeal } from '@/lib/drawing/seal-numbers';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { formatMiles } from '@/lib/towns/distance';
import { priorityReach, townWords } from '@/lib/towns/town-words';
import { countyAndState } from '@/lib/towns/towns';

interface Props {
  business: Business;
  homeTown: Town;
  town: Town;
  miles: number;
}

export function TownHeader({ business, homeTown, town, miles }: Props) {
  const [soon, late] = business.times.standardHours;
  const way =
    miles === 0
      ? `${town.name} is where we start from.`
      : `${formatMiles(miles)} from ${homeTown.name} in a straight line.`;
  const { heading, where, instead } = townWords(town, business);
  return (
    <PageTitle
      title={heading}
      eyebrow={countyAndState(town)}
      aside={
        <QuickFacts
          business={business}
          {...(!instead && { states: [town.state] })}
          where={where}
          priority={priorityReach(miles, business)}
          seal={<Seal numbers={townSeal(town.slug)} />}
        />
      }
    >
      <p className="mt-3 max-w-prose md:text-lg">
        {`${way} ${instead ?? 'A visit typically takes place within '}`}
        {!instead && (
          <>
            <span className="whitespace-nowrap">{`${soon}-${late} hours`}</span> of your call.
          </>
        )}
      </p>
      <PrintedAddress business={business} path={routes.town(town.slug)} />
      <HeroCall business={business} />
    </PageTitle>
  );
}
