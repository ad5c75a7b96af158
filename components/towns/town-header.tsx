import { Answers } from '@/components/layout/answers';
import { HeadCall } from '@/components/layout/head-call';
import { PrintedAddress } from '@/components/layout/printed-address';
import { Seal } from '@/components/layout/seal';
import { PageTitle } from '@/components/ui/page-title';
import { milesInWords } from '@/lib/distance';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { townSeal } from '@/lib/seal';
import { hasteTo, townWords } from '@/lib/town-words';
import { countyAndState } from '@/lib/towns';

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
      : `${milesInWords(miles)} from ${homeTown.name} in a straight line.`;
  const { heading, where, instead } = townWords(town, business);
  return (
    <PageTitle
      title={heading}
      eyebrow={countyAndState(town)}
      aside={
        <Answers
          business={business}
          {...(!instead && { states: [town.state] })}
          where={where}
          haste={hasteTo(miles, business)}
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
      <HeadCall business={business} />
    </PageTitle>
  );
}
