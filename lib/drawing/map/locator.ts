import { type GeoProjection, geoMercator } from 'd3-geo';
import { milesBetween } from '../../towns/distance';
import type { Palette } from '../palette';
import type { CountyLines } from './county-lines';
import { countyPaths, svgFile } from './map-svg';
import { type MapPlace, platDrawing, unitsPerMile } from './plat';

/** The size of the locator, in the units of its drawing. */
export const locatorSize = { width: 480, height: 230 };
/** The size of the area map, in the same units. */
export const areaSize = { width: 480, height: 470 };

/** The space of the button in a lower corner: it is as large on a phone, where a unit is smaller. */
const button = { width: 200, height: 78 };

/** Closer than this, a map of a town would show little around it: 55 miles are 480 units. */
export const closestOfTown = 22_000;

/** The lower corner for the button: the right one unless home or the place is there. */
export function buttonCorner(home: MapPlace, place: MapPlace): 'left' | 'right' {
  const [south, north] = home.latitude < place.latitude ? [home, place] : [place, home];
  return south.longitude > north.longitude ? 'left' : 'right';
}

/**
 * Where a place is: county and state lines, rings of miles around home, the way from home, and the
 * towns around. The inside of an `<svg>` of `locatorSize`, whose look is in app/drawings.css.
 *
 * @param place the place, which may be home or be there.
 * @param towns every town; those near the place are named.
 * @param closest the largest scale, in units per radian.
 */
export function locator(
  home: MapPlace,
  place: MapPlace,
  towns: readonly MapPlace[],
  lines: CountyLines,
  closest: number = closestOfTown,
): string {
  const miles = milesBetween(home, place);
  const projection = around([home, place], locatorSize, closest);
  const ring = [5, 10, 20, 40, 80].find((step) => step * unitsPerMile(home, projection) >= 44);
  const step = ring ?? 80;
  const isFar = miles > 45;
  const right = buttonCorner(home, place) === 'right' ? locatorSize.width - button.width : 0;
  return platDrawing(
    {
      ...(miles === 0 ? { home: place, place: undefined } : { home, place }),
      others: nearestFirst(place, towns),
      ...locatorSize,
      projection,
      rings: [step, 2 * step, 3 * step, 4 * step],
      tolerance: isFar ? { counties: 16, states: 5 } : { counties: 4, states: 3 },
      names: isFar ? 3 : 6,
      clearance: 6,
      reserved: [{ ...button, x: right, y: locatorSize.height - button.height }],
    },
    lines,
  );
}

const areaProjection = (home: MapPlace, towns: readonly MapPlace[]) =>
  fitted([home, ...towns], areaSize, { side: 70, top: 24 });

/** The lines of counties and states below `areaDrawing`, as a file. */
export function areaGround(
  home: MapPlace,
  towns: readonly MapPlace[],
  lines: CountyLines,
  palette: Palette,
): string {
  return svgFile(areaSize, countyPaths(areaProjection(home, towns), lines, palette));
}

/**
 * The whole area with rings at 25, 50 and 100 miles; the inside of an `<svg>` of `areaSize`.
 *
 * @param towns every town, those to name first at the beginning.
 * @param lines undefined if the ground is below it, as a picture.
 * @param attractions what else to show.
 */
export function areaDrawing(
  home: MapPlace,
  towns: readonly MapPlace[],
  lines: CountyLines | undefined,
  attractions: readonly MapPlace[] = [],
): string {
  return platDrawing(
    {
      home,
      place: undefined,
      others: towns,
      attractions,
      ...areaSize,
      projection: areaProjection(home, towns),
      rings: [25, 50, 100],
      tolerance: { counties: 6, states: 2.5 },
      names: 14,
      clearance: 2.5,
      reserved: [],
    },
    lines,
  );
}

function around(
  places: readonly MapPlace[],
  size: typeof locatorSize,
  closest: number,
): GeoProjection {
  const projection = fitted(places, size, { side: size.height * 0.48, top: size.height * 0.2 });
  if (projection.scale() <= closest) return projection;
  const { width, height } = size;
  const middle = projection.invert?.([width / 2, height / 2]) ?? [0, 0];
  const [x = 0, y = 0] = projection.scale(closest)(middle) ?? [];
  const [left, top] = projection.translate();
  return projection.translate([left + width / 2 - x, top + height / 2 - y]);
}

function fitted(
  places: readonly MapPlace[],
  { width, height }: typeof locatorSize,
  { side, top }: { side: number; top: number },
): GeoProjection {
  // A single point has no size to fit.
  const coordinates = places.flatMap(({ longitude, latitude }) => [
    [longitude - 1e-4, latitude - 1e-4],
    [longitude + 1e-4, latitude + 1e-4],
  ]);
  return geoMercator()
    .fitExtent(
      [
        [side, top],
        [width - side, height - top],
      ],
      { type: 'MultiPoint', coordinates },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
}

function nearestFirst(place: MapPlace, towns: readonly MapPlace[]): MapPlace[] {
  return towns.toSorted((a, b) => milesBetween(place, a) - milesBetween(place, b));
}
