import type { GeoProjection } from 'd3-geo';
import { milesBetween, type Position } from '../../towns/distance';
import { around, type Box, contains, type Point } from '../box';
import { circle, element, pair, path } from '../svg';
import { simplifiedLines, type Tolerance } from './county-lines';
import { largeText, type NamedPoint, nameText, type Room, smallText } from './names';
import { pointOf, unitsPerMile } from './projection';
import { ringsAround } from './rings';

/** A town or an attraction. */
export type MapPlace = Position & Pick<NamedPoint, 'name' | 'href'>;

/** What a map of ours shows. */
interface Plan {
  /** Where visits start. */
  home: MapPlace;
  /** The place the map is about, if not home. */
  place?: MapPlace | undefined;
  /** Other towns, those to name first. */
  others: readonly MapPlace[];
  /** What else is there: drawn as triangles, with their names. */
  attractions?: readonly MapPlace[];
  size: { width: number; height: number };
  projection: GeoProjection;
  /** The radius of each ring around home, in miles. */
  rings: readonly number[];
  /** None if the lines are in a picture below it. */
  tolerance?: Tolerance;
  /** How many of the other towns are named. */
  names: number;
  /** Whether wider screens name all others for which there is room, too. */
  hasSmallNames?: boolean;
  /** From a dot to the name of another. */
  clearance: number;
  /** What no name may cover. */
  reserved?: Box;
}

/** The inside of an `<svg>` whose look is in app/maps.css. */
export function mapDrawing(plan: Plan): string {
  const { home, projection, tolerance, size, reserved, clearance } = plan;
  const frame = { x: 4, y: 4, width: size.width - 8, height: size.height - 8 };
  const points = pointsOf(plan, frame);
  const { start, goal, dots, triangles } = points;
  const taken = [
    ...(reserved ? [reserved] : []),
    around(start, 24),
    ...(goal ? [around(goal, 28), ...alongWay(start, goal)] : []),
    ...dots.map((dot) => around(dot, 2 * clearance)),
  ];
  const room = { frame, taken };
  const names = nameTexts(points, plan, room);
  const rings = ringsAround(start, plan.rings, unitsPerMile(home, projection), room);
  return [
    // The look of the others depends on their order.
    tolerance ? simplifiedLines(projection, tolerance) : path('') + path(''),
    element('g', {}, rings),
    path(dots.map(({ x, y }) => `M${pair(x, y)}h0`).join('')),
    goal && way(start, goal),
    circle(start, 6),
    goal && circle(goal, 8),
    ...triangles.map(triangle),
    ...names,
  ].join('');
}

type Points = ReturnType<typeof pointsOf>;

/** What a plan shows, on the drawing. */
function pointsOf({ home, place, others, attractions = [], projection }: Plan, frame: Box) {
  const at = ({ name, href, ...position }: MapPlace): NamedPoint => ({
    ...pointOf(position, projection),
    name,
    href,
  });
  const isMarked = (town: MapPlace) =>
    [home, place].some((marked) => marked && milesBetween(town, marked) === 0);
  return {
    start: at(home),
    goal: place && at(place),
    dots: others
      .filter((town) => !isMarked(town))
      .map(at)
      .filter((dot) => contains(frame, around(dot, 0))),
    triangles: attractions.map(at),
  };
}

/** The names for which there is room, the most important first: at most so many of the dots'. */
function nameTexts(
  { start, goal, dots, triangles }: Points,
  { names: most, hasSmallNames }: Plan,
  room: Room,
): string[] {
  // These two names may cover another town's dot if there is no other position.
  const names = [largeText(goal ?? start, room, dots), goal ? nameText(start, room, dots) : ''];
  room.taken.push(...triangles.map((triangle) => around(triangle, 12)));
  names.push(...triangles.map((triangle) => nameText(triangle, room)));
  let left = most;
  const nameless = dots.filter((dot) => {
    const name = left > 0 ? nameText(dot, room) : '';
    if (name) left--;
    names.push(name);
    return !name;
  });
  if (hasSmallNames) names.push(...nameless.map((dot) => smallText(dot, room)));
  return names;
}

function way(start: Point, goal: Point): string {
  const line = path(`M0 0L${pair(goal.x - start.x, goal.y - start.y)}`);
  return element('g', { transform: `translate(${start.x} ${start.y})` }, line);
}

/** The space of the way, but for its ends, where the names of home and the place begin. */
function alongWay(start: Point, goal: Point): Box[] {
  const [x, y] = [goal.x - start.x, goal.y - start.y];
  const steps = Math.floor(Math.hypot(x, y) / 6);
  const parts = Array.from({ length: steps }, (_, index) => index / steps);
  return parts
    .slice(3, -3)
    .map((part) => around({ x: start.x + x * part, y: start.y + y * part }, 6));
}

function triangle({ x, y }: Point): string {
  return element('polygon', { points: `${x - 6} ${y + 4} ${x} ${y - 7} ${x + 6} ${y + 4}` });
}
