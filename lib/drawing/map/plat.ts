import type { GeoProjection } from 'd3-geo';
import { milesBetween } from '../../towns/distance';
import { type Box, contains, type Point } from './box';
import type { CountyLines } from './county-lines';
import { lineData, pair } from './line-data';
import { largeText, nameText, ringText } from './map-names';

/** A town or an attraction, in degrees. */
export interface MapPlace {
  name: string;
  /** A line below the name of the place a map is about. */
  note?: string;
  latitude: number;
  longitude: number;
}

/** What a map of ours shows. */
export interface Plan {
  /** Where visits start. */
  home: MapPlace;
  /** The place the map is about, if not home. */
  place: MapPlace | undefined;
  /** Other towns, those to name first. */
  others: readonly MapPlace[];
  /** What else is there: drawn as triangles, with their names. */
  attractions?: readonly MapPlace[];
  width: number;
  height: number;
  projection: GeoProjection;
  /** The radius of each ring around home, in miles. */
  rings: readonly number[];
  /** Detail of county and state lines, in units of the drawing. */
  tolerance: { counties: number; states: number };
  /** How many of the other towns are named. */
  names: number;
  /** From a dot to the name of another. */
  clearance: number;
  /** What no name may cover. */
  reserved: readonly Box[];
}

/** How many units of the drawing a mile is, at home. */
export function unitsPerMile(home: MapPlace, projection: GeoProjection): number {
  const north = { ...home, latitude: home.latitude + 0.1 };
  const [from, to] = [pointOf(home, projection), pointOf(north, projection)];
  return (from.y - to.y) / milesBetween(home, north);
}

/** The inside of an `<svg>` whose look is in app/drawings.css. */
export function platDrawing(plan: Plan, lines: CountyLines | undefined): string {
  const {
    home,
    place,
    others,
    attractions = [],
    width,
    height,
    projection,
    rings,
    tolerance,
  } = plan;
  const frame = { x: 4, y: 4, width: width - 8, height: height - 8 };
  const inFrame = ({ x, y }: Point) => contains(frame, { x, y, width: 0, height: 0 });
  const at = ({ name, note, ...there }: MapPlace) => ({
    name,
    note,
    ...pointOf(there, projection),
  });
  const start = at(home);
  const goal = place && at(place);
  const dots = others
    .filter((other) => [home, place].every((marked) => !marked || milesBetween(other, marked) > 0))
    .map(at)
    .filter(inFrame);
  const way = goal ? alongWay(start, goal) : [];
  const triangles = attractions.map(at);
  const ends = [start, ...(goal ? [goal] : [])];
  const taken: Box[] = [
    ...plan.reserved,
    ...ends.map((end) => around(end, 8)),
    ...way,
    ...dots.map((dot) => around(dot, plan.clearance)),
  ];
  const room = { frame, taken };
  // These two names may cover another town's dot if there is no other position.
  const marked = [largeText(goal ?? start, { ...room, coverable: dots })];
  if (goal) marked.push(nameText(start, { ...room, coverable: dots }));
  taken.push(...triangles.map((triangle) => around(triangle, 6)));
  const names = triangles.map((triangle) => nameText(triangle, room));
  for (const dot of dots) {
    if (names.length === plan.names + triangles.length) break;
    const name = nameText(dot, room);
    if (name) names.push(name);
  }
  const unit = unitsPerMile(home, projection);
  const circles = rings
    .map((miles) => ({ miles, radius: Math.round(miles * unit) }))
    .filter(({ radius }) => radius < reach(start, frame))
    .map(
      ({ miles, radius }) =>
        `<circle cx="${start.x}" cy="${start.y}" r="${radius}"/>${ringText(start, radius, miles, room)}`,
    );
  return [
    // The look of the others depends on their order.
    `<path d="${lines ? lineData(lines.counties, projection, tolerance.counties) : ''}"/>`,
    `<path d="${lines ? lineData(lines.states, projection, tolerance.states) : ''}"/>`,
    `<g>${circles.join('')}</g>`,
    `<path d="${dots.map(({ x, y }) => `M${pair(x, y)}h0`).join('')}"/>`,
    goal &&
      `<g transform="translate(${start.x} ${start.y})"><path d="M0 0L${pair(goal.x - start.x, goal.y - start.y)}"/></g>`,
    `<circle cx="${start.x}" cy="${start.y}" r="6"/>`,
    goal && `<circle cx="${goal.x}" cy="${goal.y}" r="8"/>`,
    ...triangles.map(
      ({ x, y }) => `<polygon points="${x - 6} ${y + 4} ${x} ${y - 7} ${x + 6} ${y + 4}"/>`,
    ),
    ...marked,
    ...names,
  ]
    .filter(Boolean)
    .join('');
}

function pointOf(
  { longitude, latitude }: Omit<MapPlace, 'name'>,
  projection: GeoProjection,
): Point {
  const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
  return { x: Math.round(x), y: Math.round(y) };
}

/** The space around a dot. */
function around({ x, y }: Point, radius: number): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** The space of the way, but for its ends, where the names of home and the place begin. */
function alongWay(start: Point, goal: Point): Box[] {
  const steps = Math.floor(Math.hypot(goal.x - start.x, goal.y - start.y) / 6);
  const parts = Array.from({ length: steps }, (_, index) => index / steps);
  return parts.slice(3, -3).map((part) => ({
    x: start.x + (goal.x - start.x) * part - 3,
    y: start.y + (goal.y - start.y) * part - 3,
    width: 6,
    height: 6,
  }));
}

/** The distance to the farthest corner. */
function reach({ x, y }: Point, { width, height }: Box): number {
  return Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
}
