import { type GeoContext, type GeoProjection, geoPath } from 'd3-geo';
import type { MultiLineString } from 'geojson';
import simplify from 'simplify-js';
import type { Point } from './box';

/**
 * The lines as data of an SVG path: cut at the projection's frame, simplified, in whole units and
 * relative steps.
 *
 * @param tolerance how far the drawing may be from the line, in its units.
 */
export function lineData(
  lines: MultiLineString,
  projection: GeoProjection,
  tolerance: number,
): string {
  return runsOf(lines, projection)
    .map((run) => pathData(simplify(run, tolerance, true)))
    .join('');
}

/** The lines on the drawing, one list of points each. */
function runsOf(lines: MultiLineString, projection: GeoProjection): Point[][] {
  const runs: Point[][] = [];
  const never = () => undefined;
  const pen: GeoContext = {
    beginPath: never,
    closePath: never,
    arc: never,
    moveTo: (x, y) => runs.push([{ x, y }]),
    lineTo: (x, y) => runs.at(-1)?.push({ x, y }),
  };
  geoPath(projection, pen)(lines);
  return runs;
}

/** Empty if all points are the same one. */
function pathData(points: readonly Point[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (!first) return '';
  let last = first;
  const steps = rest.flatMap((point) => {
    const step = pair(point.x - last.x, point.y - last.y);
    last = point;
    return step === '0 0' ? [] : step;
  });
  if (steps.length === 0) return '';
  return `M${pair(first.x, first.y)}l${steps.join(' ').replaceAll(' -', '-')}`;
}

/** Two whole numbers with no more between them than path data needs. */
export function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
