import type { GeoProjection } from 'd3-geo';
import type { Town } from '../../schema/town';
import { around, type Box, type Point } from '../box';
import { placeLabels } from './place-labels';
import { boxOf, isInside, pointOf, project, projectBounds } from './projection';

type ServiceMap = ReturnType<typeof serviceMap>;
/** A town on a drawing; its name is undefined if there is no room for it. */
export type Mark = ServiceMap['main']['marks'][number];
/** A part of the map drawn larger, because its towns are too close for names and fingers. */
export type Inset = ServiceMap['insets'][number];

/** As wide as the content at the md breakpoint, so that the map is never shown smaller than drawn. */
const large = { x: 0, y: 0, width: 720, height: 800 };

/**
 * The frames were placed by eye, where the main map has no town. A line joins a corner of the enlarged
 * part to one of the frame: 1 is right, or bottom.
 */
const insetPlans = [
  {
    title: 'Treasure Valley',
    bounds: { west: -117, south: 43.35, east: -116.17, north: 43.86 },
    frame: { x: 332, y: 8, width: 380, height: 330 },
    guide: { from: { x: 1, y: 0 }, to: { x: 0, y: 1 } },
  },
  {
    title: 'Along the state line',
    bounds: { west: -117.03, south: 43.98, east: -116.87, north: 44.11 },
    frame: { x: 8, y: 560, width: 220, height: 160 },
    guide: { from: { x: 0, y: 1 }, to: { x: 0, y: 0 } },
  },
];

/** How tall the title bar of an inset is, in pixels. */
export const insetTitleHeight = 30;

/** In pixels. A name and its dot are a link: WCAG 2.2, 2.5.8, requires 24. */
const labelSize = { fontSize: 14, boxHeight: 24, reach: 7 };
const dotSize = 6;

/**
 * The service area with two insets, in pixels at the md breakpoint. The main map is all of the drawing,
 * with the towns that no inset names.
 *
 * @param all every town: they set the map's edges, so that each map has the same ground.
 * @param shown the towns the map shows.
 */
export function serviceMap(all: readonly Town[], shown: readonly Town[]) {
  const margin = large.width / 9;
  const projection = project(all, large, { side: margin, top: margin });
  const insets = insetPlans.map(({ title, bounds, frame, guide }) => {
    const source = boxOf(bounds, projection);
    const towns = shown.filter((town) => isInside(town, bounds));
    const titleBar = { ...frame, height: insetTitleHeight };
    return {
      title,
      source,
      guide: { from: cornerOf(source, guide.from), to: cornerOf(frame, guide.to) },
      ...mapPanel(towns, projectBounds(bounds, frame), frame, [titleBar]),
    };
  });
  const others = shown.filter((town) => !insetPlans.some(({ bounds }) => isInside(town, bounds)));
  const avoid = insets.flatMap(({ frame, source }) => [frame, source]);
  return { main: mapPanel(others, projection, large, avoid), insets };
}

function cornerOf({ x, y, width, height }: Box, corner: Point): Point {
  return { x: x + corner.x * width, y: y + corner.y * height };
}

/** Puts the towns on a piece of map, each with its name if there's room. */
function mapPanel(
  towns: readonly Town[],
  projection: GeoProjection,
  frame: Box,
  avoid: readonly Box[],
) {
  const points = towns.map((town) => ({ ...pointOf(town, projection), name: town.name, town }));
  const taken = [...avoid, ...points.map((point) => around(point, dotSize))];
  const names = placeLabels(points, labelSize, frame, taken);
  const marks = points.map(({ x, y, town }, index) => ({ x, y, town, name: names[index] }));
  return { frame, projection, marks };
}
