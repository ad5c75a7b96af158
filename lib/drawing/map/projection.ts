import { type GeoProjection, geoMercator } from 'd3-geo';
import { milesBetween, type Position } from '../../towns/distance';
import type { Box, Point } from '../box';
import { tenth } from '../pen';

/** A part of the ground, in degrees. */
type Bounds = Record<'west' | 'south' | 'east' | 'north', number>;

/** Fits places into a frame, with a margin for their names; lines are cut at the frame. */
export function project(
  places: readonly Position[],
  { x, y, width, height }: Box,
  { side, top }: { side: number; top: number },
): GeoProjection {
  const coordinates = places.map(({ longitude, latitude }) => [longitude, latitude]);
  const inside = (across: number, down: number): [[number, number], [number, number]] => [
    [x + across, y + down],
    [x + width - across, y + height - down],
  ];
  return geoMercator()
    .fitExtent(inside(side, top), { type: 'MultiPoint', coordinates })
    .clipExtent(inside(0, 0));
}

/** Fits even a single place, which has no size, into a drawing. */
export function fitPlaces(
  places: readonly Position[],
  size: { width: number; height: number },
  margin: { side: number; top: number },
): GeoProjection {
  const corners = places.flatMap(({ longitude, latitude }) =>
    [-1e-4, 1e-4].map((by) => ({ longitude: longitude + by, latitude: latitude + by })),
  );
  return project(corners, { x: 0, y: 0, ...size }, margin);
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

export function isInside({ longitude, latitude }: Position, bounds: Bounds): boolean {
  const { west, south, east, north } = bounds;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
