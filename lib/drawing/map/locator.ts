import type { GeoProjection } from 'd3-geo';
import { milesBetween } from '../../towns/distance';
import { svgFile } from '../pen';
import { groundLines } from './county-lines';
import { type MapPlace, platDrawing } from './plat';
import { type Position, project, unitsPerMile } from './projection';

/** The size of the locator, in the units of its drawing. */
export const locatorSize = { width: 480, height: 230 };

/** The space of the button in a lower corner: it is as large on a phone, where a unit is smaller. */
const button = { width: 200, height: 78 };

/** Closer than this, a map of a town would show little around it: 55 miles are 480 units. */
export const closestOfTown = 22_000;

/** The lower corner for the button: the right one unless home or the place is there. */
export function buttonCorner(home: Position, place: Position): 'left' | 'right' {
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
  closest: number = closestOfTown,
): string {
  const { width, height } = locatorSize;
  const right = buttonCorner(home, place) === 'right' ? width - button.width : 0;
  const miles = milesBetween(home, place);
  const projection = fitLocator([home, place], closest);
  const unit = unitsPerMile(home, projection);
  const step = [5, 10, 20, 40].find((step) => step * unit >= 44) ?? 80;
  const detail =
    miles > 45
      ? { tolerance: { counties: 16, states: 5 }, names: 3 }
      : { tolerance: { counties: 4, states: 3 }, names: 6 };
  return platDrawing({
    ...(miles === 0 ? { home: place } : { home, place }),
    others: towns.toSorted((a, b) => milesBetween(place, a) - milesBetween(place, b)),
    size: locatorSize,
    projection,
    rings: [1, 2, 3, 4].map((times) => times * step),
    ...detail,
    clearance: 6,
    reserved: [{ ...button, x: right, y: height - button.height }],
  });
}

function fitLocator(places: readonly Position[], closest: number): GeoProjection {
  const { width, height } = locatorSize;
  const projection = fitted(places, locatorSize, { side: height * 0.48, top: height * 0.2 });
  if (projection.scale() <= closest) return projection;
  const middle = projection.invert?.([width / 2, height / 2]) ?? [0, 0];
  const [x = 0, y = 0] = projection.scale(closest)(middle) ?? [];
  const [left, top] = projection.translate();
  return projection.translate([left + width / 2 - x, top + height / 2 - y]);
}

function fitted(
  places: readonly Position[],
  size: typeof locatorSize,
  margin: { side: number; top: number },
): GeoProjection {
  // A single point has no size to fit.
  const corners = places.flatMap(({ longitude, latitude }) =>
    [-1e-4, 1e-4].map((by) => ({ longitude: longitude + by, latitude: latitude + by })),
  );
  return project(corners, { x: 0, y: 0, ...size }, margin);
}

/** The size of the maps of the whole area, in the same units. */
export const areaSize = { width: 480, height: 470 };

const areaMargin = { side: 70, top: 24 };

function areaPlan(home: MapPlace, towns: readonly MapPlace[]) {
  return {
    home,
    others: towns,
    size: areaSize,
    projection: fitted([home, ...towns], areaSize, areaMargin),
    rings: [25, 50, 100],
    names: 14,
    clearance: 2.5,
  };
}

/**
 * The whole area with rings at 25, 50 and 100 miles; the inside of an `<svg>` of `areaSize`.
 *
 * @param towns every town, those to name first at the beginning.
 */
export function areaDrawing(home: MapPlace, towns: readonly MapPlace[]): string {
  return platDrawing({ ...areaPlan(home, towns), tolerance: { counties: 6, states: 2.5 } });
}

/** The same for the home page, with attractions, above `homeGround`. */
export function homeDrawing(
  home: MapPlace,
  towns: readonly MapPlace[],
  attractions: readonly MapPlace[],
): string {
  return platDrawing({ ...areaPlan(home, towns), attractions });
}

/** The lines of counties and states below `homeDrawing`, as a file. */
export function homeGround(home: MapPlace, towns: readonly MapPlace[]): string {
  const { width, height } = areaSize;
  const { projection } = areaPlan(home, towns);
  return svgFile(
    { width, height, viewBox: `0 0 ${width} ${height}`, fill: 'none' },
    groundLines(projection),
  );
}
