import { MapPlat } from '@/components/facts/map-plat';
import { TownList } from '@/components/towns/town-list';
import { TextLink } from '@/components/ui/text-link';
import { areaSize } from '@/lib/drawing/map/area-map';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { fill, pluralize } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/towns';

export interface WhereWeComeProps extends Pick<Content, 'business' | 'pages'> {
  homeTown: Town;
  mainTowns: readonly TownWithMiles[];
  /** How many towns we come to. */
  count: number;
  /** The map of the area, from `areaDrawing()`. */
  drawing: string;
}

/** The area as a map, and the main towns beside it, across the whole width of the page. */
export function WhereWeCome(props: WhereWeComeProps) {
  const { pages, homeTown, mainTowns, count, drawing } = props;
  const { headings, area, allTowns } = pages.home;
  return (
    <section
      id="towns"
      aria-labelledby="towns-heading"
      className="full-bleed mt-12 grid items-center gap-x-gutter gap-y-6 bg-cream-100 py-12 lg:grid-cols-12 lg:py-16 print:bg-transparent print:py-0"
    >
      <div className="relative border-4 border-gold-400 border-double bg-cream-50 forced-color-adjust-none lg:col-span-7 print:hidden">
        <img
          src={routes.homeMap}
          alt=""
          loading="lazy"
          {...areaSize}
          className="absolute size-full"
        />
        <div className="relative *:bg-transparent">
          <MapPlat drawing={drawing} size={areaSize} />
        </div>
      </div>
      <div className="max-lg:order-first lg:col-span-5">
        <h2 id="towns-heading" className="text-2xl lg:text-3xl">
          {headings.towns}
        </h2>
        <p className="mt-3 mb-4">
          {fill(area, { homeTown: homeTown.name, count: pluralize(count, 'town') })}
        </p>
        <p className="mb-2 text-sm">{pages.locations.list.miles}</p>
        <TownList {...props} shown={mainTowns} columns="two" />
        <p className="mt-4">
          <TextLink href={routes.areas}>{allTowns}</TextLink>
        </p>
      </div>
    </section>
  );
}
