import { type GeoProjection, geoMercator } from 'd3-geo';
import { milesBetween } from '../../towns/distance';
import { type Box, contains, type Point } from './box';
import type { CountyLines } from './county-lines';
import { dotBox } from './label-placement';
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
interface Plan {
  /** Where visits start. */
  home: MapPlace;
  /** The place the map is about, if not home. */
  place: MapPlace | undefined;
  /** Other towns, those to name first. */
  others: readonly MapPlace[];
  width: number;
  height: number;
  projection: GeoProjection;
  /** The radius of each ring around home, in miles. */
  rings: readonly number[];
  /** Detail of county and state lines, in units of the drawing. */
  tolerance: { counties: number; states: number };
  /** How many of the other towns are named. */
  names: number;
  /** What no name may cover. */
  reserved: readonly Box[];
}

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
  return drawing(
    {
      ...(miles === 0 ? { home: place, place: undefined } : { home, place }),
      others: nearestFirst(place, towns),
      ...locatorSize,
      projection,
      rings: [step, 2 * step, 3 * step, 4 * step],
      tolerance: isFar ? { counties: 8, states: 3 } : { counties: 1, states: 1 },
      names: isFar ? 3 : 8,
      reserved: [{ ...button, x: right, y: locatorSize.height - button.height }],
    },
    lines,
  );
}

/**
 * The whole area with rings at 25, 50 and 100 miles; the inside of an `<svg>` of `areaSize`.
 *
 * @param towns every town, those to name first at the beginning.
 */
export function areaDrawing(
  home: MapPlace,
  towns: readonly MapPlace[],
  lines: CountyLines,
): string {
  return drawing(
    {
      home,
      place: undefined,
      others: towns,
      ...areaSize,
      projection: fitted([home, ...towns], areaSize, { side: 70, top: 24 }),
      rings: [25, 50, 100],
      tolerance: { counties: 6, states: 2.5 },
      names: 14,
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

/** How many units of the drawing a mile is, at home. */
function unitsPerMile(home: MapPlace, projection: GeoProjection): number {
  const north = { ...home, latitude: home.latitude + 0.1 };
  const [from, to] = [pointOf(home, projection), pointOf(north, projection)];
  return (from.y - to.y) / milesBetween(home, north);
}

function drawing(plan: Plan, lines: CountyLines): string {
  const { home, place, others, width, height, projection, rings, tolerance } = plan;
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
  const ends = [start, ...(goal ? [goal] : [])];
  const taken: Box[] = [...plan.reserved, ...ends.map(around8), ...way, ...dots.map(dotBox)];
  const room = { frame, taken };
  // These two names may cover another town's dot if there is no other position.
  const marked = [largeText(goal ?? start, { ...room, coverable: dots })];
  if (goal) marked.push(nameText(start, { ...room, coverable: dots }));
  const names: string[] = [];
  for (const dot of dots) {
    if (names.length === plan.names) break;
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
    `<path d="${lineData(lines.counties, projection, tolerance.counties)}"/>`,
    `<path d="${lineData(lines.states, projection, tolerance.states)}"/>`,
    `<g>${circles.join('')}</g>`,
    `<path d="${dots.map(({ x, y }) => `M${pair(x, y)}h0`).join('')}"/>`,
    goal &&
      `<g transform="translate(${start.x} ${start.y})"><path d="M0 0L${pair(goal.x - start.x, goal.y - start.y)}"/></g>`,
    `<circle cx="${start.x}" cy="${start.y}" r="6"/>`,
    goal && `<circle cx="${goal.x}" cy="${goal.y}" r="8"/>`,
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

function nearestFirst(place: MapPlace, towns: readonly MapPlace[]): MapPlace[] {
  return towns.toSorted((a, b) => milesBetween(place, a) - milesBetween(place, b));
}

/** The space of a large dot. */
function around8({ x, y }: Point): Box {
  return { x: x - 8, y: y - 8, width: 16, height: 16 };
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
