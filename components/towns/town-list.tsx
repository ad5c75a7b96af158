import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { homeState, stateNames } from '@/lib/states';
import { atHome, formatMiles, withMilesFrom } from '@/lib/towns/distance';
import { townBySlug } from '@/lib/towns/towns';

interface Props extends Pick<Content, 'business' | 'towns'> {
  shown: readonly Town[];
  /** How many the widest screens have. */
  columns: 'two' | 'three';
}

/** After the name of a town in a state where we may not notarize. */
const acrossTheLine = `(we meet on the ${stateNames[homeState]} side)`;

/** A grid of names, each above its state and its distance from home. */
export function TownList({ business, towns, shown, columns }: Props) {
  const homeTown = townBySlug(towns, business.home.town);
  return (
    <ul
      className={clsx(
        'grid grid-cols-2 gap-x-4 sm:gap-x-8',
        columns === 'three' && 'md:grid-cols-3',
      )}
    >
      {withMilesFrom(homeTown, shown).map(({ town, miles }) => (
        <li key={town.slug} className="border-t border-cream-200">
          <a href={routes.town(town.slug)} className="block h-full py-2 active:bg-cream-100">
            <span className="font-semibold title-link">{town.name}</span>{' '}
            <span className="block text-sm tabular">
              {stateNames[town.state]}
              {!business.authority.states.includes(town.state) && ` ${acrossTheLine}`},{' '}
              {miles === 0 ? (
                atHome
              ) : (
                <>
                  {formatMiles(miles)}
                  <span className="sr-only"> from {homeTown.name}</span>
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
