import type { GeoProjection } from 'd3-geo';
import { milesBetween, type Position } from '../../towns/distance';
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

/** The lower corner for the button: the right one unless home or the place is there. */
export function buttonCorner(home: Position, place: Position): 'left' | 'right' {
  const [south, north] = home.latitude < place.latitude ? [home, place] : [place, home];
  return south.longitude > north.longitude ? 'left' : 'right';
}

/**
 * Where a place is: county and state lines, rings of miles around home, the way from home, and the
 * towns around. The inside of an `<svg>` of `locatorSize`, whose look is in app/maps.css.
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
  const x = buttonCorner(home, place) === 'right' ? width - button.width : 0;
  const reserved = { ...button, x, y: height - button.height };
  return drawn(home, place, towns, { closest, size: locatorSize, reserved });
}

/** The same across the top of a certificate; the inside of an `<svg>` of `vignetteSize`. */
export function locatorVignette(home: MapPlace, place: MapPlace, towns: readonly MapPlace[]) {
  return drawn(home, place, towns, { closest: closestOfTown, size: vignetteSize });
}

interface Shape {
  closest: number;
  size: typeof locatorSize;
  reserved?: Box;
}

function drawn(
  home: MapPlace,
  place: MapPlace,
  towns: readonly MapPlace[],
  { closest, size, reserved }: Shape,
): string {
  const miles = milesBetween(home, place);
  const projection = fitLocator([home, place], size, closest);
  const unit = unitsPerMile(home, projection);
  const step = [5, 10, 20, 40].find((step) => step * unit >= 44) ?? 80;
  const detail =
    miles > 45
      ? { tolerance: { counties: 16, states: 5 }, names: 3 }
      : { tolerance: { counties: 4, states: 3 }, names: 6 };
  return mapDrawing({
    ...(miles === 0 ? { home: place } : { home, place }),
    others: towns.toSorted((a, b) => milesBetween(place, a) - milesBetween(place, b)),
    size,
    projection,
    rings: [1, 2, 3, 4].map((times) => times * step),
    ...detail,
    clearance: 6,
    ...(reserved && { reserved }),
  });
}

function fitLocator(
  places: readonly Position[],
  size: typeof locatorSize,
  closest: number,
): GeoProjection {
  const { width, height } = size;
  const projection = fitPlaces(places, size, { side: height * 0.48, top: height * 0.2 });
  const smaller = Math.min(1, closest / projection.scale());
  const [left, top] = projection.translate();
  return projection
    .scale(Math.min(closest, projection.scale()))
    .translate([
      width / 2 + (left - width / 2) * smaller,
      height / 2 + (top - height / 2) * smaller,
    ]);
}
