import { type GeoProjection, geoMercator } from 'd3-geo';
import type { Town } from '../../schema/town';
import { type Box, type Point, roundToTenth } from './box';

/** In degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Fits the towns into the frame, with a margin for their names. */
export function projectTowns(towns: readonly Town[], frame: Box): GeoProjection {
  const edges = towns.map(({ longitude, latitude }) => [longitude, latitude]);
  return project(edges, frame, frame.width / 9);
}

/** Fits a part of the map into the frame. */
export function projectBounds({ west, south, east, north }: Bounds, frame: Box): GeoProjection {
  return project(
    [
      [west, south],
      [east, north],
    ],
    frame,
    0,
  );
}

function project(points: number[][], { x, y, width, height }: Box, margin: number): GeoProjection {
  return geoMercator()
    .fitExtent(
      [
        [x + margin, y + margin],
        [x + width - margin, y + height - margin],
      ],
      { type: 'MultiPoint', coordinates: points },
    )
    .clipExtent([
      [x, y],
      [x + width, y + height],
    ]);
}

/** Where a town is on the drawing. */
export function pointOf({ longitude, latitude }: Town, projection: GeoProjection): Point {
  const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  return { x: roundToTenth(x), y: roundToTenth(y) };
}

/** Where a part of the map is on the drawing. */
export function boxOf({ west, south, east, north }: Bounds, projection: GeoProjection): Box {
  const [x = 0, y = 0] = projection([west, north]) ?? [];
  const [right = 0, bottom = 0] = projection([east, south]) ?? [];
  return { x, y, width: right - x, height: bottom - y };
}

export function isInside(
  { longitude, latitude }: Town,
  { west, south, east, north }: Bounds,
): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
