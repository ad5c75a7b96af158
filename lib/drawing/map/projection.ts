import { type GeoProjection, geoMercator, geoMercatorRaw } from 'd3-geo';
import { earthRadiusMiles, type Position, radians } from '../../towns/distance';
import type { Point } from '../box';

/**
 * Fits places into a drawing, with a margin for their names; lines are cut at its edges.
 *
 * @param closest the largest scale, in units per radian.
 */
export function fitPlaces(
  places: readonly Position[],
  { width, height }: { width: number; height: number },
  { side, top }: { side: number; top: number },
  closest = Number.POSITIVE_INFINITY,
): GeoProjection {
  // Corners, because a single place has no size.
  const coordinates = places.flatMap(({ longitude, latitude }) =>
    [-1e-4, 1e-4].map((by) => [longitude + by, latitude + by]),
  );
  const room: [[number, number], [number, number]] = [
    [side, top],
    [width - side, height - top],
  ];
  const fitted = geoMercator().fitExtent(room, { type: 'MultiPoint', coordinates });
  const middle: [number, number] = [width / 2, height / 2];
  return fitted
    .center(fitted.invert?.(middle) ?? [0, 0])
    .translate(middle)
    .scale(Math.min(closest, fitted.scale()))
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
}

/** Where a place is on the drawing, in whole units. */
export function pointOf({ longitude, latitude }: Position, projection: GeoProjection): Point {
  const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
  return { x: Math.round(x), y: Math.round(y) };
}

/** The direction from one place to another on every map, in radians clockwise from the east. */
export function bearingOf(from: Position, to: Position): number {
  const [start, end] = [from, to].map(({ longitude, latitude }) =>
    geoMercatorRaw(radians(longitude), radians(latitude)),
  );
  const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = [start, end];
  return Math.atan2(y - toY, toX - x);
}

/** How many units of the drawing a mile is, at home: on Mercator's maps, more and more toward the pole. */
export const unitsPerMile = ({ latitude }: Position, projection: GeoProjection): number =>
  projection.scale() / (earthRadiusMiles * Math.cos(radians(latitude)));
