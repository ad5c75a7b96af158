import { AreaMap } from '@/components/facts/area-map';
import { linkedDrawing } from '@/lib/drawing/map/area-map';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { townBySlug } from '@/lib/towns/towns';

interface Props extends Content {
  shown: readonly Town[];
  /** The id of what comes after it, so that keyboard users can skip the map's links. */
  after: string;
}

/** The map of the area, where a town's name leads to its page. The list beside it has all of them. */
export function LinkedMap({ shown, after, ...content }: Props) {
  const { business, pages, towns } = content;
  const homeTown = townBySlug(towns, business.home.town).name;
  return (
    <figure className="relative print:hidden">
      <a href={`#${after}`} className="skip-link">
        Skip the map
      </a>
      <nav aria-label="Towns on the map">
        <AreaMap drawing={linkedDrawing(content, shown)} hasLinks />
      </nav>
      <figcaption className="mt-2 text-sm">
        {fill(pages.locations.map.caption, { homeTown })}
      </figcaption>
    </figure>
  );
}
