import { routes } from '@/lib/routes';
import { stateNames } from '@/lib/schema/state-names';
import { truncate } from '@/lib/text';
import { oneLine } from '@/lib/towns/google-maps';
import type { AttractionWithTown } from '@/lib/towns/towns';

/** How much of a description a card shows, in characters (decision 0021). */
const shownCharacters = 100;

export function AttractionCard({ attraction }: { attraction: AttractionWithTown }) {
  const { name, slug, town, address, locationNote, description } = attraction;
  return (
    <li className="border-cream-200 border-t pt-5">
      <p className="eyebrow">
        <span data-town>{town.name}</span>, {stateNames[town.state]}
      </p>
      <h2 className="mt-1 text-xl">
        <a className="title-link" href={routes.attraction(slug)} data-name>
          {name}
        </a>
      </h2>
      <p className="mt-1 text-sm">{address ? oneLine(address) : locationNote}</p>
      <p className="mt-2">{truncate(description, shownCharacters)}</p>
    </li>
  );
}
