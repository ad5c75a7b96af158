import { ArrowLeft, ArrowRight } from 'lucide-react';
import { CallOrText } from '@/components/contact/call-link';
import { PageTitle } from '@/components/ui/page-title';
import { milesInWords } from '@/lib/distance';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { stateNames } from '@/lib/state-names';

interface Props {
  business: Business;
  homeTown: Town;
  town: Town;
  prev: Town;
  next: Town;
  miles: number;
}

export function TownHeader({ business, homeTown, town, prev, next, miles }: Props) {
  const { standardHours, priorityHours } = business.times;
  return (
    <>
      <nav
        aria-label="Previous and next town"
        className="mt-4 flex justify-between text-sm print:hidden"
      >
        <a
          className="inline-flex min-h-9 items-center gap-2 hover:underline"
          href={routes.town(prev.slug)}
          rel="prev"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {prev.name}
        </a>
        <a
          className="inline-flex min-h-9 items-center gap-2 hover:underline"
          href={routes.town(next.slug)}
          rel="next"
        >
          {next.name}
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </nav>
      <PageTitle
        title={`Mobile notary in ${town.name}`}
        eyebrow={`${town.county} County, ${stateNames[town.state]}`}
      >
        <p className="mt-3 max-w-prose text-lg">
          {miles === 0
            ? `${town.name} is where we start from.`
            : `${milesInWords(miles)} from ${homeTown.name} in a straight line.`}{' '}
          Appointments are typically within {standardHours[0]}-{standardHours[1]} hours, or within{' '}
          {priorityHours} hours when a priority visit is available.
        </p>
        <div className="mt-5">
          <CallOrText business={business} />
        </div>
      </PageTitle>
    </>
  );
}
