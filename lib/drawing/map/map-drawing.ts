import type { GeoProjection } from 'd3-geo';
import type { Position } from '../../towns/distance';
import { type Box, boxAround, boxesAlong, contains, type Point } from '../box';
import { circle, element, pair, path, tenth } from '../svg';
import {
  largeSize,
  type NamedPoint,
  nameOfEnd,
  nameSize,
  nameTexts,
  type Room,
  take,
} from './names';
import { pointOf, radiusOf } from './projection';

/** A town, an attraction or a meeting point. */
export type MapPlace = Position & Pick<NamedPoint, 'name' | 'href'>;

interface Plan {
  /** Where visits start. */
  home: MapPlace;
  /** The place the map is about, if not home. */
  place?: MapPlace | undefined;
  /** Other towns, those to name first. */
  others: readonly MapPlace[];
  size: { width: number; height: number };
  projection: GeoProjection;
  /** How far around home rings are drawn, in miles; by default, there is none. */
  rings?: readonly number[];
  /** How far down the way enters at the left edge; it leads by home to the first of the others. */
  entry?: number | undefined;
  /** The part of the area's map that is shown; by default, all of it. */
  view?: Box;
  /** What no name may cover. */
  reserved?: Box;
}

/** The inside of an `<svg>`. Keep the order of its elements: app/maps.css finds them by it. */
export function mapDrawing(plan: Plan): string {
  const { home, place, others, rings = [], size, projection, reserved } = plan;
  const view = plan.view ?? { x: 0, y: 0, ...size };
  const scale = size.width / view.width;
  const mark = (shown: MapPlace, reach: number): NamedPoint => {
    const { name, href } = shown;
    const point = pointOf(shown, projection);
    const x = Math.round((point.x - view.x) * scale);
    const y = Math.round((point.y - view.y) * scale);
    return { x, y, name, href, reach };
  };
  const frame = { x: 4, y: 4, width: size.width - 8, height: size.height - 8 };
  const start = mark(home, 9);
  const goal = place && mark(place, 10);
  const dots = others
    .map((other) => mark(other, 4))
    .filter((dot) => contains(frame, boxAround(dot, 24)));
  const marks = [start, ...(goal ? [goal] : []), ...dots];
  const room: Room = { frame, taken: marks.map((one) => boxAround(one, 2 * one.reach)) };
  if (reserved) room.taken.push(reserved);
  const end = plan.entry ? dots[0] : goal;
  // Names keep off the way, but for its ends, where their own begin.
  if (end) room.taken.push(...boxesAlong(start, end, 6).slice(3, -3));
  const mainName = nameOfEnd(goal ?? start, largeSize, room);
  const startName = goal ? nameOfEnd(start, nameSize, room) : '';
  const names = mainName + startName + nameTexts(dots, room);
  const circles = rings.map((miles) => ring(start, miles, radiusOf(miles, projection), room));
  return [
    element('g', {}, circles.join('') + way(plan.entry, start, end)),
    path(dots.map(({ x, y }) => `M${pair(x, y)}h0`).join('')),
    circle(start, 6),
    goal && circle(goal, 8),
    names,
  ].join('');
}

/** A dashed line from home or, at its left edge, from outside the drawing. */
function way(entry: number | undefined, { x, y }: Point, goal: Point | undefined): string {
  if (!goal) return '';
  const toHome = entry ? `M0 ${entry}C${tenth(x / 2)} ${entry} ${tenth(x * 0.9)} ${entry} ` : 'M';
  return path(`${toHome}${pair(x, y)}L${pair(goal.x, goal.y)}`);
}

/** Where outside a ring its miles may be, in degrees clockwise from the east, the best first. */
const angles = [-90, -60, -120, -30, -150, 0, 60, 120, 30, 150, 90];

/** A ring around home with its miles outside it; empty if there is no room for them. */
function ring(home: Point, miles: number, radius: number, room: Room): string {
  const spots = angles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.round(home.x + (radius + 20) * Math.cos(angle));
    const y = Math.round(home.y + (radius + 9) * Math.sin(angle));
    return { x, y, boxes: [boxAround({ x, y }, 56, 20)] };
  });
  const spot = take(spots, room);
  if (!spot) return '';
  return (
    circle(home, Math.round(radius)) + element('text', { x: spot.x, y: spot.y + 5 }, `${miles} mi`)
  );
}
