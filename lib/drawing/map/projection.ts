import {
  type GeoProjection,
  geoAzimuthalEquidistantRaw,
  geoMercator,
  geoMercatorRaw,
  geoProjection,
} from 'd3-geo';
import { earthRadiusMiles, type Position, radians } from '../../towns/distance';
import type { Point } from '../box';

interface Size {
  width: number;
  height: number;
}

/** How far from the edges of a drawing the places are, so that there is room for their names. */
interface Margins {
  side: number;
  top: number;
}

/**
 * Fits places into a drawing; lines are cut at its edges.
 *
 * @param closest the largest scale, in units per radian.
 */
export function fitPlaces(
  places: readonly Position[],
  size: Size,
  margins: Margins,
  closest = Number.POSITIVE_INFINITY,
): GeoProjection {
  const { width, height } = size;
  const projection = fitted(geoMercator(), places, size, margins);
  const middle: [number, number] = [width / 2, height / 2];
  return projection
    .center(projection.invert?.(middle) ?? [0, 0])
    .translate(middle)
    .scale(Math.min(closest, projection.scale()));
}

/**
 * Fits places around home: each is in its true direction, and its distance on the drawing grows with the
 * square root of its miles. So the towns close to home, which are most of them, have room for their names.
 */
export function fitAround(
  home: Position,
  places: readonly Position[],
  size: Size,
  margins: Margins,
): GeoProjection {
  const around = geoProjection((longitude, latitude) => {
    const [x, y] = geoAzimuthalEquidistantRaw(longitude, latitude);
    const root = Math.sqrt(Math.hypot(x, y)) || 1;
    return [x / root, y / root];
  }).rotate([-home.longitude, -home.latitude]);
  return fitted(around, places, size, margins);
}

/** How far from home a place is on the drawing of `fitAround`. */
export const radiusOf = (miles: number, around: GeoProjection): number =>
  around.scale() * Math.sqrt(miles / earthRadiusMiles);

function fitted(
  projection: GeoProjection,
  places: readonly Position[],
  { width, height }: Size,
  { side, top }: Margins,
): GeoProjection {
  // Corners, because a single place has no size.
  const coordinates = places.flatMap(({ longitude, latitude }) =>
    [-1e-4, 1e-4].map((by) => [longitude + by, latitude + by]),
  );
  const room: [[number, number], [number, number]] = [
    [side, top],
    [width - side, height - top],
  ];
  return projection.fitExtent(room, { type: 'MultiPoint', coordinates }).clipExtent([
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
