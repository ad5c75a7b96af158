import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import type { LocationsCopy } from '@/lib/schema/pages/locations';
import { stateNames } from '@/lib/schema/state-names';
import { formatMiles } from '@/lib/towns/distance';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';

interface Props {
  copy: LocationsCopy['list'];
  towns: readonly TownWithMiles[];
  /** The name of the town the miles are measured from. */
  from: string;
  /** The states we may serve; a town elsewhere gets a note that we meet across the line. */
  states: readonly TownWithMiles['town']['state'][];
  /** How many the widest screens have. */
  columns: 'two' | 'three';
}

/** A grid of names, each above its state and its distance. */
export function TownList({ copy, towns, from, states, columns }: Props) {
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
              {!states.includes(town.state) && ` ${copy.acrossTheLine}`},{' '}
              {miles === 0 ? (
                copy.start
              ) : (
                <>
                  {formatMiles(miles)}
                  <span className="sr-only"> from {from}</span>
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
