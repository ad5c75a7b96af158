import { routes } from '@/lib/routes';
import { truncateAtWord } from '@/lib/text';
import { oneLine } from '@/lib/towns/google-maps';
import { type AttractionWithTown, townAndState } from '@/lib/towns/towns';

/** How much of a description a card shows at most, in characters (decision 0021). */
const shownCharacters = 100;

export function AttractionCard({ attraction }: { attraction: AttractionWithTown }) {
  const { name, slug, town, address, locationNote, description } = attraction;
  return (
    <li className="border-cream-200 border-t pt-3 sm:pt-5">
      <p className="eyebrow">{townAndState(town)}</p>
      <h3 className="font-semibold text-lg sm:mt-1 sm:text-xl">
        <a className="title-link inline-block" href={routes.attraction(slug)} data-name>
          {name}
        </a>
      </h3>
      <p className="mt-1 text-sm max-sm:hidden">{address ? oneLine(address) : locationNote}</p>
      <p className="max-sm:line-clamp-1 sm:mt-2">{truncateAtWord(description, shownCharacters)}</p>
    </li>
  );
}
