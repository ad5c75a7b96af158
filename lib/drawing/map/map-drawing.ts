import type { GeoProjection } from 'd3-geo';
import type { Position } from '../../towns/distance';
import { around, type Box, contains, overlaps, type Point } from '../box';
import { circle, element, pair, path } from '../svg';
import { simplifiedLines } from './county-lines';
import { largeSize, mainText, type NamedPoint, nameSize, nameText, type Room, ring } from './names';
import { pointOf, unitsPerMile } from './projection';

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
  /** How many of them may be named; all, if it doesn't say. */
  named?: number;
  /** What else is there: drawn as triangles, with their names. */
  attractions?: readonly MapPlace[];
  size: { width: number; height: number };
  projection: GeoProjection;
  /** The radius of each ring around home, in miles. */
  rings: readonly number[];
  /** Whether the lines of counties and states are in a picture below it. */
  hasGround?: boolean;
  /** What no name may cover. */
  reserved?: Box;
}

/** The inside of an `<svg>` whose look is in app/maps.css. */
export function mapDrawing(plan: Plan): string {
  const { home, place, others, attractions = [], size, projection, reserved } = plan;
  const at = ({ name, href, ...position }: MapPlace, reach: number): NamedPoint => ({
    ...pointOf(position, projection),
    name,
    href,
    reach,
  });
  const frame = { x: 4, y: 4, width: size.width - 8, height: size.height - 8 };
  const start = at(home, 9);
  const goal = place && at(place, 10);
  const triangles = attractions.map((place) => at(place, 7));
  const towns = others
    .map((place) => at(place, 4))
    .filter((dot) => contains(frame, around(dot, 0)));
  const room: Room = { frame, taken: [start, ...(goal ? [goal] : []), ...triangles].map(space) };
  if (reserved) room.taken.push(reserved);
  const wayThere = goal ? alongWay(start, goal) : [];
  const coverable = [...wayThere, ...towns.map(space)];
  const names = [mainText(goal ?? start, largeSize, coverable, room)];
  if (goal) names.push(mainText(start, nameSize, coverable, room));
  const dots = towns.filter((dot) => !room.taken.some((box) => overlaps(box, around(dot, 0))));
  room.taken.push(...wayThere, ...dots.map(space));
  names.push(...[...triangles, ...dots.slice(0, plan.named)].map((point) => nameText(point, room)));
  const unit = unitsPerMile(home, projection);
  const rings = plan.rings.map((miles) => ring(start, miles, unit, room)).join('');
  return [
    // The look of the others depends on their order.
    plan.hasGround ? path('') + path('') : simplifiedLines(projection),
    element('g', {}, rings),
    path(dots.map(({ x, y }) => `M${pair(x, y)}h0`).join('')),
    goal && way(start, goal),
    circle(start, 6),
    goal && circle(goal, 8),
    ...triangles.map(triangle),
    ...names,
  ].join('');
}

/** What the mark of a point takes. */
const space = (point: NamedPoint) => around(point, 2 * point.reach);

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
