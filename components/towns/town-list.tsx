import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { stateNames } from '@/lib/states';
import { formatMiles } from '@/lib/towns/distance';
import type { TownWithMiles } from '@/lib/towns/towns';

interface Props {
  business: Business;
  copy: Pages['locations']['list'];
  towns: readonly TownWithMiles[];
  /** The town the miles are measured from. */
  from: Town;
  /** How many the widest screens have. */
  columns: 'two' | 'three';
}

/** A grid of names, each above its state and its distance. */
export function TownList({ business, copy, towns, from, columns }: Props) {
  return (
    <ul
      className={clsx(
        'grid grid-cols-2 gap-x-4 sm:gap-x-8',
        columns === 'three' && 'md:grid-cols-3',
      )}
    >
      {towns.map(({ town, miles }) => (
        <li key={town.slug} className="border-cream-200 border-t">
          <a href={routes.town(town.slug)} className="block h-full py-2 active:bg-cream-100">
            <span className="title-link font-semibold">{town.name}</span>{' '}
            <span className="tabular block text-sm">
              {stateNames[town.state]}
              {!business.authority.states.includes(town.state) && ` ${copy.acrossTheLine}`},{' '}
              {miles === 0 ? (
                copy.start
              ) : (
                <>
                  {formatMiles(miles)}
                  <span className="sr-only"> from {from.name}</span>
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
