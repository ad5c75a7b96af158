import { type GeoProjection, geoPath } from 'd3-geo';
import simplify from 'simplify-js';
import { color } from '../palette';
import { pair, path } from '../svg';
import { countyLines } from './atlas';

/** The lines in the file of the ground, in full detail. */
export function groundLines(projection: GeoProjection): string {
  const { counties, states } = countyLines();
  const data = geoPath(projection).digits(1);
  return (
    path(data(counties) ?? '', { stroke: color('gold-400'), 'stroke-width': '.6' }) +
    path(data(states) ?? '', { stroke: color('gold-700') })
  );
}

/** How far a simplified line may be from the real one, in units of the drawing. */
const tolerance = 8;

/**
 * The lines in the markup of a page, where each byte counts: simplified, in whole units. Their look is in
 * app/maps.css.
 */
export function simplifiedLines(projection: GeoProjection): string {
  const { counties, states } = countyLines();
  const data = geoPath(projection).digits(0);
  return [counties, states].map((lines) => path(simplified(data(lines) ?? ''))).join('');
}

function simplified(data: string): string {
  const [, ...runs] = data.split('M');
  return runs
    .map((run) => {
      const points = run.split('L').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return { x, y };
      });
      return `M${simplify(points, tolerance, true)
        .map(({ x, y }) => pair(x, y))
        .join('L')}`;
    })
    .join('');
}
