import { cva, type VariantProps } from 'class-variance-authority';
import { routes } from '@/lib/routes';
import type { LocationsCopy } from '@/lib/schema/pages/locations';
import { stateNames } from '@/lib/schema/state-names';
import { formatMiles } from '@/lib/towns/distance';
import type { TownWithMiles } from '@/lib/towns/nearest-towns';

/** Columns read from top to bottom, as in a list from A to Z. */
const list = cva('gap-x-gutter', {
  variants: {
    columns: {
      one: 'sm:columns-2 lg:columns-1',
      three: 'sm:columns-2 lg:columns-3',
      aside: 'sm:columns-2 xl:columns-1',
    },
  },
});

interface Props extends VariantProps<typeof list> {
  copy: LocationsCopy['list'];
  towns: readonly TownWithMiles[];
  /** The name of the town the miles are measured from. */
  from: string;
  /** The states we may serve; a town elsewhere gets a note that we meet across the line. */
  states: readonly TownWithMiles['town']['state'][];
}

/** Rows of a name and a distance with a dotted line between, as in a table of contents. */
export function TownList({ copy, towns, from, states, columns }: Props) {
  return (
    <ul className={list({ columns })}>
      {towns.map(({ town, miles }) => (
        <li key={town.slug} className="break-inside-avoid">
          <a
            href={routes.town(town.slug)}
            className="group relative flex min-h-11 flex-wrap items-baseline gap-x-2 py-2 active:bg-cream-100"
          >
            <span
              aria-hidden="true"
              className="size-2 self-center rounded-full border-4 border-gold-400 group-hover:border-navy-950"
            />
            <span>
              <span className="title-link font-semibold">{town.name}</span>,{' '}
              {stateNames[town.state]}
              {!states.includes(town.state) && ` ${copy.acrossTheLine}`}
            </span>
            <span aria-hidden="true" className="grow border-gold-400 border-b border-dotted" />
            <span className="tabular text-sm">
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
