import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { stateNames } from '@/lib/states';
import { formatMiles, withMilesFrom } from '@/lib/towns/distance';
import { townBySlug } from '@/lib/towns/towns';

interface Props extends Pick<Content, 'business' | 'pages' | 'towns'> {
  shown: readonly Town[];
  /** How many the widest screens have. */
  columns: 'two' | 'three';
}

/** A grid of names, each above its state and its distance from home. */
export function TownList({ business, pages, towns, shown, columns }: Props) {
  const homeTown = townBySlug(towns, business.home.town);
  const { acrossTheLine, start } = pages.locations.list;
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
                start
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
