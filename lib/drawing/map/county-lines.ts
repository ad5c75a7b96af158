import { type GeoProjection, geoPath } from 'd3-geo';
import type { MultiLineString } from 'geojson';
import simplify from 'simplify-js';
import type { Point } from '../box';
import { color } from '../palette';
import { pair, path } from '../svg';
import { countyLines } from './atlas';

/** How far a drawing may be from the lines, in its units. */
export type Tolerance = Record<'counties' | 'states', number>;

/** The lines in the file of the ground, in full detail. */
export function groundLines(projection: GeoProjection): string {
  const { counties, states } = countyLines();
  const data = geoPath(projection).digits(1);
  return (
    path(data(counties) ?? '', { stroke: color('gold-400'), 'stroke-width': '.6' }) +
    path(data(states) ?? '', { stroke: color('gold-700') })
  );
}

/**
 * The lines in the markup of a page, where each byte counts: simplified, in whole units and relative
 * steps. Their look is in app/maps.css.
 */
export function simplifiedLines(projection: GeoProjection, tolerance: Tolerance): string {
  const drawn = (kind: keyof Tolerance) => {
    const runs = runsOf(countyLines()[kind], projection);
    return path(runs.map((run) => pathData(simplify(run, tolerance[kind], true))).join(''));
  };
  return drawn('counties') + drawn('states');
}

/** The lines on the drawing, one list of points each. */
function runsOf(shape: MultiLineString, projection: GeoProjection): Point[][] {
  const runs: Point[][] = [];
  const never = () => undefined;
  const context = {
    beginPath: never,
    closePath: never,
    arc: never,
    moveTo: (x: number, y: number) => runs.push([{ x, y }]),
    lineTo: (x: number, y: number) => runs.at(-1)?.push({ x, y }),
  };
  geoPath(projection, context)(shape);
  return runs;
}

/** Empty if all points are the same one. */
function pathData(points: readonly Point[]): string {
  let last = { x: 0, y: 0 };
  const [start, ...others] = points.map((point) => {
    const { x, y } = last;
    last = { x: Math.round(point.x), y: Math.round(point.y) };
    return pair(last.x - x, last.y - y);
  });
  const steps = others.filter((step) => step !== '0 0');
  return steps.length > 0 ? `M${start}l${steps.join(' ')}` : '';
}
