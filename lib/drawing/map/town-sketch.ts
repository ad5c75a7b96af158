import type { Town } from '../../schema/town';
import { bearing } from '../../towns/distance';
import type { Point } from './box';

/** How far a town is from home and in what direction, to scale, in units of a drawing. */
export interface TownSketch {
  /** The side of the square drawing; home is its middle. */
  side: number;
  /** The radius of the outer circle, and the miles it represents; the inner one is half of both. */
  radius: number;
  radiusMiles: number;
  point: Point;
  /** The middle of the town's name, away from the line. */
  label: Point;
  /** The middle of the home town's name. */
  homeLabel: Point;
}

const side = 240;
const radius = 96;
const middle = side / 2;

/** What the outer circle may represent, in miles: the smallest that reaches the town is used. */
const scales = [10, 20, 40, 80, 160, 320];

/** @param miles the straight-line miles between the two. */
export function townSketch(home: Town, town: Town, miles: number): TownSketch {
  const radiusMiles = scales.find((scale) => scale >= miles) ?? Math.ceil(miles);
  const direction = bearing(home, town);
  const reach = (miles / radiusMiles) * radius;
  const x = middle + reach * Math.sin(direction);
  const y = middle - reach * Math.cos(direction);
  const below = y > middle;
  return {
    side,
    radius,
    radiusMiles,
    point: { x: Math.round(x), y: Math.round(y) },
    label: {
      x: Math.round(clamp(x, town.name.length * 4)),
      y: Math.round(below ? y + 22 : y - 12),
    },
    homeLabel: { x: middle, y: middle + (below ? -12 : 24) },
  };
}

/** Moves the middle of a text so that all of it stays within the drawing. */
function clamp(x: number, halfWidth: number): number {
  return Math.min(Math.max(x, halfWidth), side - halfWidth);
}
