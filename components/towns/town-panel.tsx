import { Check } from 'lucide-react';
import { CallLink } from '@/components/call/call-link';
import { IconList } from '@/components/ui/icon-list';
import { routes } from '@/lib/routes';
import { formatMiles, milesNote } from '@/lib/towns/distance';
import { townWords } from '@/lib/towns/town-words';
import type { TownProps } from './town-props';

/** Stays in view beside the text; only from the lg breakpoint up. */
export function TownPanel({ business, pages, town, nearby }: TownProps) {
  return (
    <aside className="hidden pt-12 lg:col-span-4 lg:block print:hidden">
      <div className="sticky top-0 max-h-screen overflow-y-auto py-4 *:not-last:mb-8">
        <div className="certificate bg-cream-100 p-5">
          <h2 className="text-xl">{townWords(town, pages.town, business).book}</h2>
          <p className="mt-1 mb-4">{pages.town.callHours}</p>
          <CallLink business={business} label="Call to schedule" />
        </div>
        <div>
          <h2 className="mb-2 text-xl">Why choose us</h2>
          <IconList icon={Check} items={business.whyChooseUs} />
        </div>
        {nearby.length > 0 && (
          <div>
            <h2 className="text-xl">Nearby towns</h2>
            <ul className="mt-2">
              {nearby.map(({ town: other, miles }) => (
                <li
                  key={other.slug}
                  className="flex items-baseline justify-between border-b border-cream-200"
                >
                  <a className="inline-block py-2 text-link" href={routes.town(other.slug)}>
                    {other.name}
                  </a>
                  <span className="py-2 text-sm tabular">{formatMiles(miles)}</span>
                </li>
              ))}
            </ul>
            <p className="mt-1 text-xs">{milesNote}</p>
          </div>
        )}
      </div>
    </aside>
  );
}
