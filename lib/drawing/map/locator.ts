import { byDistance, milesBetween, type Position } from '../../towns/distance';
import { type MapPlace, mapDrawing } from './map-drawing';
import { fitPlaces, pointOf } from './projection';

/** In the units of its drawing. */
export const locatorSize = { width: 480, height: 230 };

/** The space of the button in a lower corner: it is as large on a phone, where a unit is smaller. */
const button = { width: 200, height: 78 };

/** Closer than this, a map of a town would show little around it: 55 miles are 480 units. */
export const closestOfTown = 22_000;

/** How many towns around a place are drawn: there is room for the names of about as many. */
const mostTowns = 6;

/** The lower corner for the button: the right one unless home or the place is there. */
export function buttonCorner(home: Position, place: Position): 'left' | 'right' {
  const [south, north] = home.latitude < place.latitude ? [home, place] : [place, home];
  return south.longitude > north.longitude ? 'left' : 'right';
}

/**
 * Where a place is: county and state lines, the way from home, and the towns around.
 * The inside of an `<svg>` of `locatorSize`, whose look is in app/maps.css.
 *
 * @param place the place, which may be home or be there.
 * @param towns every town; the nearest ones are drawn.
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
  const margins = { side: height * 0.48, top: height * 0.2 };
  const projection = fitPlaces([home, place], locatorSize, margins, closest);
  const ends = [home, place].map((end) => pointOf(end, projection));
  const around = byDistance(place, towns)
    .slice(0, 3 * mostTowns)
    .filter(({ town }) => {
      const dot = pointOf(town, projection);
      return ends.every(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) > 14);
    })
    .slice(0, mostTowns);
  return mapDrawing({
    ...(milesBetween(home, place) === 0 ? { home: place } : { home, place }),
    others: around.map(({ town }) => town),
    size: locatorSize,
    projection,
    reserved: { ...button, x, y: height - button.height },
  });
}
