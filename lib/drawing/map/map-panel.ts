import type { GeoProjection } from 'd3-geo';
import type { Town } from '../../schema/town';
import type { Box, Point } from './box';
import { placeLabels } from './label-placement';
import type { PlacedLabel } from './label-positions';
import { pointOf } from './projection';

/** A town on a drawing. */
export interface Mark extends Point {
  town: Town;
  /** Undefined if there is no room for the name. */
  name: PlacedLabel | undefined;
}

/** A piece of map: the whole drawing or an inset of it. */
export interface Panel {
  /** Its rectangle on the drawing. */
  frame: Box;
  /** From degrees to the drawing, cut at the frame. */
  projection: GeoProjection;
  marks: readonly Mark[];
}

/** The font size of names, in pixels. */
const mapFontSize = 14;

/** A name and its dot as a link: WCAG 2.2, 2.5.8, requires 24 px. */
const linkSize = { boxHeight: 24, reach: 7 };

/** Puts the towns on a piece of map, each with its name if there's room. */
export function mapPanel(
  towns: readonly Town[],
  projection: GeoProjection,
  frame: Box,
  avoid: readonly Box[] = [],
): Panel {
  const points = towns.map((town) => ({ ...pointOf(town, projection), name: town.name, town }));
  const names = placeLabels(points, {
    within: frame,
    avoid,
    ...linkSize,
    fontSize: mapFontSize,
  });
  const marks = points.map(({ x, y, town }, index) => ({ x, y, town, name: names[index] }));
  return { frame, projection, marks };
}
