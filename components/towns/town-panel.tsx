import { Check } from 'lucide-react';
import { CallLink } from '@/components/call/call-link';
import { IconList } from '@/components/ui/icon-list';
import { formatHours } from '@/lib/hours/hours';
import { dollars } from '@/lib/money';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { formatMiles } from '@/lib/towns/distance';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';
import { isCommissionedIn, townWords } from '@/lib/towns/town-words';

interface Props {
  business: Business;
  town: Town;
  nearby: readonly TownWithMiles[];
}

/** Stays in view beside the text; only from the lg breakpoint up. */
export function TownPanel({ business, town, nearby }: Props) {
  const served = isCommissionedIn(business, town.state);
  const law = business.law[served ? town.state : 'ID'];
  return (
    <aside
      className="mt-6 hidden lg:col-span-4 lg:block print:hidden"
      aria-label={`Booking ${townWords(town, business).inTown}`}
    >
      <div className="sticky top-6 border-cream-200 border-l pl-8 *:not-last:mb-8">
        <section>
          <h2 className="text-xl">{served ? 'Book a visit' : 'Meet us in Idaho'}</h2>
          <p className="mt-2 text-sm">
            {`${law.name} allows at most ${dollars(law.highestFee)} for each notarial act. Travel goes by distance and is agreed before the trip.`}
          </p>
          <div className="mt-4">
            <CallLink business={business} variant="secondary" label="Schedule" />
          </div>
          <p className="mt-3 text-sm">{formatHours(business.hours)}</p>
        </section>
        <section>
          <h2 className="text-xl">Why choose us</h2>
          <div className="mt-3">
            <IconList icon={Check} items={business.whyChooseUs} />
          </div>
        </section>
        <section>
          <h2 className="text-xl">Nearby towns</h2>
          <ul className="mt-2">
            {nearby.map(({ town: other, miles }) => (
              <li key={other.slug} className="flex justify-between border-cream-200 border-b">
                <a className="inline-block py-2 text-link" href={routes.town(other.slug)}>
                  {other.name}
                </a>
                <span className="py-2 text-sm tabular-nums">{formatMiles(miles)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </aside>
  );
}
