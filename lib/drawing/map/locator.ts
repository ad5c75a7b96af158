import { byDistance, milesBetween, type Position } from '../../towns/distance';
import { homeTownOf } from '../../towns/towns';
import { type Box, boxAround, type Point } from '../box';
import { type Area, areaProjection } from './area-map';
import { type MapPlace, mapDrawing } from './map-drawing';
import { pointOf } from './projection';

/** In the units of its drawing. */
export const locatorSize = { width: 480, height: 230 };

/** The room for the button in a lower corner, in units of a phone, where these are smallest. */
const button = { width: 200, height: 78 };

/** How many units of the area's map it shows across, at least: fewer would show too little. */
export const leastTownWidth = 300;

/** How many towns around a place are drawn: there is room for the names of about as many. */
const mostTowns = 6;

/** How far apart two marks are at least, in units, so that neither covers the other. */
const clear = 14;

/** The lower corner for the button: the right one unless home or the place is there. */
function buttonCorner(home: Position, place: Position): 'left' | 'right' {
  const [south, north] = home.latitude < place.latitude ? [home, place] : [place, home];
  return south.longitude > north.longitude ? 'left' : 'right';
}

/**
 * Where a place is: the way from home, and the towns around.
 *
 * @param start where the way begins, which may be the place.
 * @param closest the least width that is shown, in units of the area's map.
 * @returns `drawing`, the inside of an `<svg>` of `locatorSize`; `view`, the part of the area's map
 *   that it shows; and `corner`, the one with room for a button.
 */
export function locator(
  area: Area,
  start: MapPlace | undefined,
  place: MapPlace,
  closest: number = leastTownWidth,
): { drawing: string; view: Box; corner: 'left' | 'right' } {
  const { width, height } = locatorSize;
  const home = start ?? homeTownOf(area);
  const projection = areaProjection(area);
  const [from, to] = [pointOf(home, projection), pointOf(place, projection)];
  const isClear = (point: Point, view: Box) =>
    [from, to].every(
      ({ x, y }) => Math.hypot(x - point.x, y - point.y) * width > clear * view.width,
    );
  const nearest = byDistance(place, area.towns)
    .slice(0, 3 * mostTowns)
    .map(({ town, miles }) => ({ town, miles, point: pointOf(town, projection) }));
  // The nearest town that can be told apart is in view, too, unless the way begins nearer.
  const way = milesBetween(home, place);
  const isAway = way > 0;
  const least = viewOf([from, to], closest);
  const next = nearest.find(({ point, miles }) => miles < way && isClear(point, least));
  const view = next ? viewOf([from, to, next.point], closest) : least;
  const around = nearest.filter(({ point }) => isClear(point, view)).slice(0, mostTowns);
  const corner = buttonCorner(home, place);
  const drawing = mapDrawing({
    ...(isAway ? { home, place } : { home: place }),
    others: around.map(({ town }) => town),
    size: locatorSize,
    projection,
    view,
    reserved: {
      ...button,
      x: corner === 'right' ? width - button.width : 0,
      y: height - button.height,
    },
  });
  return { drawing, view, corner };
}

/** The part of the area's map with all points in it, and room for their names. */
function viewOf(points: readonly Point[], closest: number): Box {
  const ratio = locatorSize.width / locatorSize.height;
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right] = [Math.min(...x), Math.max(...x)];
  const [top, bottom] = [Math.min(...y), Math.max(...y)];
  const width = Math.max(closest, (right - left) / 0.54, ((bottom - top) / 0.6) * ratio);
  return boxAround({ x: (left + right) / 2, y: (top + bottom) / 2 }, width, width / ratio);
}
