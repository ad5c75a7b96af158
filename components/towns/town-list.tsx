import { routes } from '@/lib/routes';
import { isServed } from '@/lib/schema/authority';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { homeState, stateNames } from '@/lib/states';
import { atHome, roundMiles, withMilesFrom } from '@/lib/towns/distance';
import { homeTownOf } from '@/lib/towns/towns';

interface Props extends Pick<Content, 'business' | 'towns'> {
  shown: readonly Town[];
  /** How many columns a page of middle width has. */
  columns: keyof typeof widths;
}

/** On a phone, a long name and its miles take a line. */
const widths = { two: 'sm:columns-2', three: 'sm:columns-2 md:max-xl:columns-3' };

/** After the name of a town in a state where we may not notarize. */
const acrossTheLine = ` (we meet on the ${stateNames[homeState]} side)`;

/** Names, read down in columns, each with its miles from home and its state if that's another. */
export function TownList({ business, towns, shown, columns }: Props) {
  const homeTown = homeTownOf({ business, towns });
  return (
    <ul className={`gap-x-4 sm:gap-x-6 ${widths[columns]}`}>
      {withMilesFrom(homeTown, shown).map(({ town, miles }) => (
        <li key={town.slug} className="break-inside-avoid border-t border-cream-200">
          <a
            href={routes.town(town.slug)}
            className="flex flex-wrap items-baseline justify-between gap-x-2 py-2.5 text-base/tight active:bg-cream-100 pointer-coarse:py-3"
          >
            <span className="font-semibold title-link max-sm:text-sm">{town.name}</span>{' '}
            {town.state !== homeState && (
              <span className="flex-1 text-sm">
                {stateNames[town.state]}
                {!isServed(business, town.state) && acrossTheLine}
              </span>
            )}{' '}
            <span className="text-sm tabular">
              {miles === 0 ? (
                atHome
              ) : (
                <>
                  {roundMiles(miles)} mi<span className="sr-only"> from {homeTown.name}</span>
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
