import type { GeoProjection } from 'd3-geo';
import type { Town } from '../../schema/town';
import type { Box, Point } from './box';
import { dotBox, type PlacedLabel, placeLabels } from './label-placement';
import { type Bounds, boxOf, isInside, pointOf, projectBounds, projectTowns } from './projection';

/** A town on a drawing. */
export interface Mark extends Point {
  town: Town;
  /** Undefined where there is no room for the name. */
  name: PlacedLabel | undefined;
}

/** A piece of map: the whole drawing or an inset of it. */
export interface Panel {
  /** Where it stands on the drawing. */
  frame: Box;
  /** From degrees to the drawing, cut at the frame. */
  projection: GeoProjection;
  marks: readonly Mark[];
}

/** A part of the map drawn larger, because its towns are too close for names and fingers. */
interface Inset extends Panel {
  title: string;
  /** The part of the main map that it enlarges. */
  source: Box;
  /** The ends of a line from that part to the inset. */
  guide: readonly [Point, Point];
}

export interface ServiceMap {
  width: number;
  height: number;
  main: Panel;
  /** The towns that the main map shows as dots alone, for an inset names them. */
  unlabeled: readonly Mark[];
  insets: readonly Inset[];
}

interface InsetPlan {
  title: string;
  bounds: Bounds;
  frame: Box;
  /** The corners that a line joins, of what is enlarged and of the frame: 1 is right, or bottom. */
  guide: readonly [Point, Point];
}

/** The size of names, in pixels. */
export const mapFontSize = 14;

/** How tall the strip at the head of an inset is, in pixels. */
export const insetTitleHeight = 30;

/** A name and its dot where they are a link: WCAG 2.2, 2.5.8, asks for 24 px. */
const target = { boxHeight: 24, reach: 7 };
/** The same where they are a picture. */
const picture = { boxHeight: mapFontSize + 2, reach: 3 };

/** As wide as the content at the md breakpoint, where it is shown at its own size at least. */
const large = { x: 0, y: 0, width: 720, height: 800 };
const small = { x: 0, y: 0, width: 360, height: 420 };

/** Where the insets stand was found by eye: where the main map has no town. */
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

/**
 * The service area with two insets, in pixels at the md breakpoint.
 *
 * @param all every town, which set the map's edges, so that each map has the same ground.
 * @param shown the towns that the map shows.
 */
export function serviceMap(all: readonly Town[], shown: readonly Town[]): ServiceMap {
  const projection = projectTowns(all, large);
  const insets = insetPlans.map(({ title, bounds, frame, guide: [from, to] }): Inset => {
    const zoomed = projectBounds(bounds, frame);
    const source = boxOf(bounds, projection);
    return {
      title,
      source,
      guide: [cornerOf(source, from), cornerOf(frame, to)],
      ...panel(
        shown.filter((town) => isInside(town, bounds)),
        zoomed,
        frame,
        { avoid: [{ ...frame, height: insetTitleHeight }] },
      ),
    };
  });
  return {
    width: large.width,
    height: large.height,
    main: panel(
      shown.filter((town) => !isInInset(town)),
      projection,
      large,
      { avoid: insets.flatMap(({ frame, source }) => [frame, source]) },
    ),
    unlabeled: shown
      .filter(isInInset)
      .map((town) => ({ town, ...pointOf(town, projection), name: undefined })),
    insets,
  };
}

/**
 * The same area for a phone's screen, as a picture.
 *
 * @param named the towns whose names are shown, as far as there is room.
 */
export function smallServiceMap(
  all: readonly Town[],
  shown: readonly Town[],
  named: readonly Town[],
): Panel {
  const isNamed = (town: Town) => named.includes(town);
  return panel(shown, projectTowns(all, small), small, { size: picture, isNamed });
}

interface PanelOptions {
  avoid?: readonly Box[];
  size?: typeof target;
  isNamed?: (town: Town) => boolean;
}

function panel(
  towns: readonly Town[],
  projection: GeoProjection,
  frame: Box,
  { avoid = [], size = target, isNamed = () => true }: PanelOptions = {},
): Panel {
  const points = towns.map((town) => ({ ...pointOf(town, projection), name: town.name, town }));
  const named = points.filter(({ town }) => isNamed(town));
  const unlabeled = points.filter(({ town }) => !isNamed(town)).map(dotBox);
  const names = placeLabels(named, {
    within: frame,
    avoid: [...avoid, ...unlabeled],
    ...size,
    fontSize: mapFontSize,
  });
  const nameOf = new Map(named.map(({ town }, index) => [town.slug, names[index]]));
  const marks = points.map(({ x, y, town }) => ({ x, y, town, name: nameOf.get(town.slug) }));
  return { frame, projection, marks };
}

function cornerOf({ x, y, width, height }: Box, corner: Point): Point {
  return { x: x + corner.x * width, y: y + corner.y * height };
}

function isInInset(town: Town): boolean {
  return insetPlans.some(({ bounds }) => isInside(town, bounds));
}
