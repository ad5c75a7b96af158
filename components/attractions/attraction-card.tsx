import { routes } from '@/lib/routes';
import { truncateAtWord } from '@/lib/text';
import { oneLine } from '@/lib/towns/google-maps';
import { type AttractionWithTown, townAndState } from '@/lib/towns/towns';

/** How much of a description a card shows at most, in characters (decision 0021). */
const shownCharacters = 80;

export function AttractionCard({ attraction }: { attraction: AttractionWithTown }) {
  const { name, slug, town, address, locationNote, description } = attraction;
  return (
    <li className="border-cream-200 border-t sm:pt-5">
      <p className="eyebrow hidden sm:block">{townAndState(town)}</p>
      <h3 className="sm:mt-1 sm:font-semibold sm:text-xl">
        <a
          className="title-link inline-block py-2 sm:py-0"
          href={routes.attraction(slug)}
          data-name
        >
          {name}
        </a>
      </h3>
      <p className="mt-1 hidden text-sm sm:block">{address ? oneLine(address) : locationNote}</p>
      <p className="mt-2 hidden sm:block">{truncateAtWord(description, shownCharacters)}</p>
    </li>
  );
}
