import { milesInWords } from '@/lib/distance';
import { routes } from '@/lib/routes';
import { stateNames } from '@/lib/state-names';
import type { TownWithMiles } from '@/lib/towns';

interface Props {
  towns: readonly TownWithMiles[];
  /** What the miles are measured from, in words. */
  from: string;
}

/** Rows of a name and a distance, each leading to the town's page. */
export function TownList({ towns, from }: Props) {
  return (
    <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {towns.map(({ town, miles }) => (
        <li key={town.slug} className="border-cream-200 border-b">
          <a
            href={routes.town(town.slug)}
            className="group relative flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2"
          >
            <span className="group-hover:underline">
              <span
                aria-hidden="true"
                className="mr-3 inline-block size-2 rounded-full bg-gold-400"
              />
              <span className="font-semibold">{town.name}</span>, {stateNames[town.state]}
            </span>
            <span className="text-sm tabular-nums">
              {miles === 0 ? 'home' : milesInWords(miles)}
              <span className="sr-only"> from {from}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
