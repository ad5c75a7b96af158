import type { GeoProjection } from 'd3-geo';
import type { Town } from '../../schema/town';
import type { Box, Point } from './box';
import { dotBox, placeLabels } from './label-placement';
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
export const mapFontSize = 14;

/** A name and its dot as a link: WCAG 2.2, 2.5.8, requires 24 px. */
const linkSize = { boxHeight: 24, reach: 7 };
/** The same in a picture. */
export const pictureSize = { boxHeight: mapFontSize + 2, reach: 3 };

interface PanelOptions {
  avoid?: readonly Box[];
  size?: typeof linkSize;
  isNamed?: (town: Town) => boolean;
}

/** Puts the towns on a piece of map, each with its name if it's wanted and there's room. */
export function mapPanel(
  towns: readonly Town[],
  projection: GeoProjection,
  frame: Box,
  { avoid = [], size = linkSize, isNamed = () => true }: PanelOptions = {},
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
