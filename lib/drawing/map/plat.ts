import type { GeoProjection } from 'd3-geo';
import { milesBetween } from '../../towns/distance';
import { around, type Box, contains, type Point } from '../box';
import { circle, element, pair, path } from '../pen';
import { lightLines } from './county-lines';
import { largeText, nameText, ringText } from './plat-names';
import { type Position, pointOf } from './projection';

/** A town or an attraction. */
export interface MapPlace extends Position {
  name: string;
  /** A line below the name of the place a map is about. */
  note?: string;
}

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
  /** Detail of the lines, in units of the drawing; none if they are in a picture below it. */
  tolerance?: { counties: number; states: number };
  /** How many of the other towns are named. */
  names: number;
  /** From a dot to the name of another. */
  clearance: number;
  /** What no name may cover. */
  reserved?: readonly Box[];
}

/** The inside of an `<svg>` whose look is in app/drawings.css. */
export function platDrawing(plan: Plan): string {
  const { home, place, projection, tolerance, size } = plan;
  const frame = { x: 4, y: 4, width: size.width - 8, height: size.height - 8 };
  const at = ({ name, note, longitude, latitude }: MapPlace) => ({
    name,
    note,
    ...pointOf({ longitude, latitude }, projection, Math.round),
  });
  const start = at(home);
  const goal = place && at(place);
  const dots = plan.others
    .filter((other) => [home, place].every((marked) => !marked || milesBetween(other, marked) > 0))
    .map(at)
    .filter((dot) => contains(frame, around(dot, 0)));
  const triangles = (plan.attractions ?? []).map(at);
  const taken = [
    ...(plan.reserved ?? []),
    ...[start, ...(goal ? [goal] : [])].map((end) => around(end, 16)),
    ...(goal ? alongWay(start, goal) : []),
    ...dots.map((dot) => around(dot, 2 * plan.clearance)),
  ];
  const room = { frame, taken };
  // These two names may cover another town's dot if there is no other position.
  const names = [largeText(goal ?? start, room, dots), goal ? nameText(start, room, dots) : ''];
  taken.push(...triangles.map((triangle) => around(triangle, 12)));
  names.push(...triangles.map((triangle) => nameText(triangle, room)));
  let left = plan.names;
  for (const dot of dots) {
    const name = left > 0 ? nameText(dot, room) : '';
    if (name) left--;
    names.push(name);
  }
  const unit = unitsPerMile(home, projection);
  const rings = plan.rings
    .map((miles) => ({ miles, radius: Math.round(miles * unit) }))
    .filter(({ radius }) => radius < reach(start, frame))
    .map(({ miles, radius }) => circle(start, radius) + ringText(start, radius, miles, room));
  return [
    // The look of the others depends on their order.
    tolerance ? lightLines(projection, tolerance) : path('') + path(''),
    element('g', {}, rings.join('')),
    path(dots.map(({ x, y }) => `M${pair(x, y)}h0`).join('')),
    goal ? way(start, goal) : '',
    circle(start, 6),
    goal ? circle(goal, 8) : '',
    ...triangles.map(triangle),
    ...names,
  ].join('');
}

/** How many units of the drawing a mile is, at home. */
export function unitsPerMile(home: Position, projection: GeoProjection): number {
  const north = { ...home, latitude: home.latitude + 0.1 };
  const [from, to] = [home, north].map((place) => pointOf(place, projection, Math.round).y);
  return ((from ?? 0) - (to ?? 0)) / milesBetween(home, north);
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

/** The distance to the farthest corner. */
function reach({ x, y }: Point, { width, height }: Box): number {
  return Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
}
