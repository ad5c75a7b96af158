import { svgFile } from '../pen';
import { groundLines } from './county-lines';
import { type MapPlace, platDrawing } from './plat';
import { fitPlaces } from './projection';

/** The size of the maps of the whole area, in the units of their drawing. */
export const areaSize = { width: 480, height: 470 };

function areaPlan(home: MapPlace, towns: readonly MapPlace[]) {
  return {
    home,
    others: towns,
    size: areaSize,
    projection: fitPlaces([home, ...towns], areaSize, { side: 70, top: 24 }),
    rings: [25, 50, 100],
    names: 14,
    clearance: 2.5,
  };
}

/**
 * The whole area with rings at 25, 50 and 100 miles; the inside of an `<svg>` of `areaSize`.
 *
 * @param towns every town, those to name first at the beginning.
 */
export function areaDrawing(home: MapPlace, towns: readonly MapPlace[]): string {
  return platDrawing({ ...areaPlan(home, towns), tolerance: { counties: 6, states: 2.5 } });
}

/** The same for the home page, with attractions, above `homeGround`. */
export function homeDrawing(
  home: MapPlace,
  towns: readonly MapPlace[],
  attractions: readonly MapPlace[],
): string {
  return platDrawing({ ...areaPlan(home, towns), attractions });
}

/** The lines of counties and states below `homeDrawing`, as a file. */
export function homeGround(home: MapPlace, towns: readonly MapPlace[]): string {
  const { width, height } = areaSize;
  const look = { width, height, viewBox: `0 0 ${width} ${height}`, fill: 'none' };
  return svgFile(look, groundLines(areaPlan(home, towns).projection));
}
