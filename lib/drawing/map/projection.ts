import { type GeoProjection, geoAzimuthalEquidistantRaw, geoProjection } from 'd3-geo';
import { earthRadiusMiles, type Position } from '../../towns/distance';
import type { Point } from '../box';

/**
 * Fits places into a drawing around home: each is in its true direction, and its distance on the
 * drawing grows with the square root of its miles. So the towns close to home, which are most of
 * them, have room for their names.
 *
 * @param margins the room for names between places and the edges, in units of the drawing.
 */
export function fitAround(
  home: Position,
  places: readonly Position[],
  { width, height }: { width: number; height: number },
  { side, top }: { side: number; top: number },
): GeoProjection {
  // Corners, because a single place has no size.
  const coordinates = places.flatMap(({ longitude, latitude }) =>
    [-1e-4, 1e-4].map((by) => [longitude + by, latitude + by]),
  );
  const room: [[number, number], [number, number]] = [
    [side, top],
    [width - side, height - top],
  ];
  const beyond = width / 4;
  return (
    around(home)
      .fitExtent(room, { type: 'MultiPoint', coordinates })
      // A part of the drawing at its edge has lines, too.
      .clipExtent([
        [-beyond, -beyond],
        [width + beyond, height + beyond],
      ])
  );
}

const around = (home: Position) =>
  geoProjection((longitude, latitude) => {
    const [x, y] = geoAzimuthalEquidistantRaw(longitude, latitude);
    const root = Math.sqrt(Math.hypot(x, y)) || 1;
    return [x / root, y / root];
  }).rotate([-home.longitude, -home.latitude]);

/** How far from home a place is on the drawing. */
export const radiusOf = (miles: number, projection: GeoProjection): number =>
  projection.scale() * Math.sqrt(miles / earthRadiusMiles);

export function pointOf({ longitude, latitude }: Position, projection: GeoProjection): Point {
  const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
  return { x, y };
}

/** The direction from home to a place on every map, in radians clockwise from the east. */
export function bearingOf(home: Position, place: Position): number {
  const [from, to] = [home, place].map((one) => pointOf(one, around(home)));
  return Math.atan2((to?.y ?? 0) - (from?.y ?? 0), (to?.x ?? 0) - (from?.x ?? 0));
}
