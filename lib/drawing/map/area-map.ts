import type { GeoProjection } from 'd3-geo';
import { memoize } from '../../memoize';
import { routes } from '../../routes';
import type { Content } from '../../schema/content';
import type { Town } from '../../schema/town';
import { homeTownOf, townBySlug } from '../../towns/towns';
import { type MapPlace, mapDrawing } from './map-drawing';
import { fitAround } from './projection';

/** The size of the map of the whole area, in the units of its drawing. */
export const areaSize = { width: 480, height: 470 };

/** How many towns a map of the area has besides home: more dots would cover each other. */
const mostTowns = 120;

export type Area = Pick<Content, 'business' | 'towns'>;

/** How far down the line from the home page's margin enters the map. */
export const lineEntry = 435;

/** For the home page; the inside of an `<svg>` of `areaSize`. */
export const homeDrawing = (area: Area): string => areaDrawing(area, area.towns, lineEntry);

/** The same with links to the towns. */
export const linkedDrawing = (area: Area, shown: readonly Town[]): string =>
  areaDrawing(
    area,
    shown.map((town) => ({ ...town, href: routes.town(town.slug) })),
  );

/** How far around home the rings are, in miles. */
export const ringMiles = [25, 50, 100];

/** The rings, and the names of the towns for which there is room. */
function areaDrawing(area: Area, shown: readonly (Town & MapPlace)[], entry?: number): string {
  const home = homeTownOf(area);
  return mapDrawing({
    home: shown.find(({ slug }) => slug === home.slug) ?? home,
    others: ranked(area.business, shown)
      .filter(({ slug }) => slug !== home.slug)
      .slice(0, mostTowns),
    entry,
    size: areaSize,
    projection: areaProjection(area),
    rings: ringMiles,
  });
}

const projections = memoize(
  (towns: readonly Town[]) =>
    memoize((home: string) =>
      fitAround(townBySlug(towns, home), towns, areaSize, { side: 70, top: 24 }),
    ),
  new WeakMap(),
);

/** One projection for all maps, because the ground below them is one file. */
export const areaProjection = ({ business, towns }: Area): GeoProjection =>
  projections(towns)(business.home.town);

/** The main towns, then those with a hospital, which people know, then the others. */
function ranked({ mainTowns }: Content['business'], towns: readonly Town[]): Town[] {
  const main = mainTowns.flatMap((slug) => towns.filter((town) => town.slug === slug));
  const known = towns.filter(({ civic }) => civic.some(({ kind }) => kind === 'hospital'));
  return [...new Set([...main, ...known, ...towns])];
}
