import type { GeoProjection } from 'd3-geo';
import type { Town } from '../../schema/town';
import type { Box, Point } from './box';
import { mapPanel, type Panel } from './map-panel';
import { type Bounds, boxOf, isInside, projectBounds } from './projection';

/** A part of the map drawn larger, because its towns are too close for names and fingers. */
export interface Inset extends Panel {
  title: string;
  /** The part of the main map that it enlarges. */
  source: Box;
  /** The ends of a line from that part to the inset. */
  guide: readonly [Point, Point];
}

interface InsetPlan {
  title: string;
  bounds: Bounds;
  frame: Box;
  /** The corners joined by a line, of the enlarged part and of the frame: 1 is right, or bottom. */
  guide: readonly [Point, Point];
}

/** How tall the title bar of an inset is, in pixels. */
export const insetTitleHeight = 30;

/** The frames were placed by eye, where the main map has no town. */
const insetPlans: readonly InsetPlan[] = [
  {
    title: 'Treasure Valley',
    bounds: { west: -117, south: 43.35, east: -116.17, north: 43.86 },
    frame: { x: 332, y: 8, width: 380, height: 330 },
    guide: [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
  },
  {
    title: 'Along the state line',
    bounds: { west: -117.03, south: 43.98, east: -116.87, north: 44.11 },
    frame: { x: 8, y: 560, width: 220, height: 160 },
    guide: [
      { x: 0, y: 1 },
      { x: 0, y: 0 },
    ],
  },
];

/** @param projection the main map's, on which the enlarged parts are marked. */
export function mapInsets(shown: readonly Town[], projection: GeoProjection): Inset[] {
  return insetPlans.map(({ title, bounds, frame, guide: [from, to] }) => {
    const source = boxOf(bounds, projection);
    return {
      title,
      source,
      guide: [cornerOf(source, from), cornerOf(frame, to)],
      ...mapPanel(
        shown.filter((town) => isInside(town, bounds)),
        projectBounds(bounds, frame),
        frame,
        [{ ...frame, height: insetTitleHeight }],
      ),
    };
  });
}

export function isInInset(town: Town): boolean {
  return insetPlans.some(({ bounds }) => isInside(town, bounds));
}

function cornerOf({ x, y, width, height }: Box, corner: Point): Point {
  return { x: x + corner.x * width, y: y + corner.y * height };
}
