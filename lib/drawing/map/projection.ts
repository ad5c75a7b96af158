import { type GeoProjection, geoMercator } from 'd3-geo';
import { milesBetween } from '../../towns/distance';
import type { Box, Point } from '../box';
import { tenth } from '../pen';

/** A place on the ground, in degrees. */
export interface Position {
  longitude: number;
  latitude: number;
}

/** A part of the ground, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Fits places into a frame, with a margin for their names; lines are cut at the frame. */
export function project(
  places: readonly Position[],
  { x, y, width, height }: Box,
  margin: { side: number; top: number },
): GeoProjection {
  return geoMercator()
    .fitExtent(
      [
        [x + margin.side, y + margin.top],
        [x + width - margin.side, y + height - margin.top],
      ],
      {
        type: 'MultiPoint',
        coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]),
      },
    )
    .clipExtent([
      [x, y],
      [x + width, y + height],
    ]);
}

/** Fits a part of the ground into a frame. */
export function projectBounds({ west, south, east, north }: Bounds, frame: Box): GeoProjection {
  const corners = [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ];
  return project(corners, frame, { side: 0, top: 0 });
}

/** Where a place is on the drawing, to a tenth of its units or as `round` says. */
export function pointOf(
  { longitude, latitude }: Position,
  projection: GeoProjection,
  round: (value: number) => number = tenth,
): Point {
  const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
  return { x: round(x), y: round(y) };
}

/** How many units of the drawing a mile is, at home. */
export function unitsPerMile(home: Position, projection: GeoProjection): number {
  const north = { ...home, latitude: home.latitude + 0.1 };
  const [from, to] = [home, north].map((place) => pointOf(place, projection, Math.round).y);
  return ((from ?? 0) - (to ?? 0)) / milesBetween(home, north);
}

/** Where a part of the ground is on the drawing. */
export function boxOf({ west, south, east, north }: Bounds, projection: GeoProjection): Box {
  const [x = 0, y = 0] = projection([west, north]) ?? [];
  const [right = 0, bottom = 0] = projection([east, south]) ?? [];
  return { x, y, width: right - x, height: bottom - y };
}

export function isInside(
  { longitude, latitude }: Position,
  { west, south, east, north }: Bounds,
): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
