import { byDistance, milesBetween, type Position } from '../../towns/distance';
import type { Box } from '../box';
import { type MapPlace, mapDrawing } from './map-drawing';
import { fitPlaces, unitsPerMile } from './projection';

/** Across the top of a certificate, in units in which names stay readable on a phone. */
export const vignetteSize = { width: 480, height: 150 };

/** In the units of its drawing. */
export const locatorSize = { width: 480, height: 230 };

/** The space of the button in a lower corner: it is as large on a phone, where a unit is smaller. */
const button = { width: 200, height: 78 };

/** Closer than this, a map of a town would show little around it: 55 miles are 480 units. */
export const closestOfTown = 22_000;

/** How many towns around a place are drawn: with all, each town would make the pages of the others longer. */
const mostTowns = 60;

/** The lower corner for the button: the right one unless home or the place is there. */
export function buttonCorner(home: Position, place: Position): 'left' | 'right' {
  const [south, north] = home.latitude < place.latitude ? [home, place] : [place, home];
  return south.longitude > north.longitude ? 'left' : 'right';
}

/**
 * Where a place is: county and state lines, the way from home, and the towns around. The inside of an `<svg>` of `locatorSize`, whose look is in app/maps.css.
 *
 * @param place the place, which may be home or be there.
 * @param towns every town; the nearest are drawn, and those near the place are named.
 * @param closest the largest scale, in units per radian.
 */
export function locator(
  home: MapPlace,
  place: MapPlace,
  towns: readonly MapPlace[],
  closest: number = closestOfTown,
): string {
  const { width, height } = locatorSize;
  const x = buttonCorner(home, place) === 'right' ? width - button.width : 0;
  const reserved = { ...button, x, y: height - button.height };
  return drawn([home, place], towns, closest, locatorSize, reserved);
}

/** The same across the top of a certificate; the inside of an `<svg>` of `vignetteSize`. */
export const locatorVignette = (home: MapPlace, place: MapPlace, towns: readonly MapPlace[]) =>
  drawn([home, place], towns, closestOfTown, vignetteSize);

function drawn(
  [home, place]: [home: MapPlace, place: MapPlace],
  towns: readonly MapPlace[],
  closest: number,
  size: typeof locatorSize,
  reserved?: Box,
): string {
  const margins = { side: size.height * 0.48, top: size.height * 0.2 };
  const projection = fitPlaces([home, place], size, margins, closest);
  const unit = unitsPerMile(home, projection);
  const isClear = (town: MapPlace) =>
    [home, place].every((marked) => milesBetween(town, marked) * unit > 14);
  return mapDrawing({
    ...(milesBetween(home, place) === 0 ? { home: place } : { home, place }),
    others: byDistance(place, towns)
      .slice(0, mostTowns)
      .flatMap(({ town }) => (isClear(town) ? town : [])),
    named: 6,
    size,
    projection,
    ...(reserved && { reserved }),
  });
}
