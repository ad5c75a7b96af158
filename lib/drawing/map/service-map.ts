import type { Town } from '../../schema/town';
import { type Inset, isInInset, mapInsets } from './map-insets';
import { type Mark, mapPanel, type Panel } from './map-panel';
import { pointOf, projectTowns } from './projection';

export interface ServiceMap {
  width: number;
  height: number;
  main: Panel;
  /** The towns that are only dots on the main map because an inset names them. */
  unlabeled: readonly Mark[];
  insets: readonly Inset[];
}

/** As wide as the content at the md breakpoint, so that the map is never shown smaller than drawn. */
const large = { x: 0, y: 0, width: 720, height: 800 };

/**
 * The service area with two insets, in pixels at the md breakpoint.
 *
 * @param all every town: they set the map's edges, so that each map has the same ground.
 * @param shown the towns the map shows.
 */
export function serviceMap(all: readonly Town[], shown: readonly Town[]): ServiceMap {
  const projection = projectTowns(all, large);
  const insets = mapInsets(shown, projection);
  return {
    width: large.width,
    height: large.height,
    main: mapPanel(
      shown.filter((town) => !isInInset(town)),
      projection,
      large,
      insets.flatMap(({ frame, source }) => [frame, source]),
    ),
    unlabeled: shown
      .filter(isInInset)
      .map((town) => ({ town, ...pointOf(town, projection), name: undefined })),
    insets,
  };
}
