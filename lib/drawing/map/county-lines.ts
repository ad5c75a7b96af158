import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoPath } from 'd3-geo';
import simplify from 'simplify-js';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { stateCodes, states } from '../../states';
import { color } from '../palette';
import { element, path, svgFile } from '../svg';
import { type Area, areaProjection, areaSize } from './area-map';

/** How far a line may be from the real one, in units of the drawing. */
const tolerance = 1.2;

/** Parts of a unit, in which the points are whole numbers. */
const parts = 2;

/** The lines below every map, as a file; they are as wide however large a part is shown. */
export function areaGround(area: Area): string {
  const { counties, states } = countyLines();
  const { width, height } = areaSize;
  const data = geoPath(areaProjection(area)).digits(1);
  const look = { 'vector-effect': 'non-scaling-stroke' };
  const lines = [
    path(relative(data(counties) ?? ''), {
      ...look,
      stroke: color('gold-400'),
      'stroke-width': '.7',
    }),
    path(relative(data(states) ?? ''), { ...look, stroke: color('gold-700') }),
  ];
  return svgFile(
    { width, height, viewBox: `0 0 ${width} ${height}`, fill: 'none' },
    element('g', { transform: `scale(${1 / parts})` }, lines.join('')),
  );
}

/** The same lines, shorter to write: with fewer points, each relative to the one before. */
function relative(data: string): string {
  const [, ...runs] = data.split('M');
  return runs
    .map((run) => {
      const points = run.split('L').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return { x, y };
      });
      const whole = simplify(points, tolerance, true).map(({ x, y }) => [
        Math.round(x * parts),
        Math.round(y * parts),
      ]);
      const steps = whole.slice(1).map(([x = 0, y = 0], index) => {
        const [fromX = 0, fromY = 0] = whole[index] ?? [];
        return `${x - fromX} ${y - fromY}`;
      });
      return `M${whole[0]?.join(' ')}l${steps.join(' ')}`;
    })
    .join('');
}

/** Counties of the US Census Bureau's cartographic boundary files, as packaged by us-atlas. */
const file = 'node_modules/us-atlas/counties-10m.json';

/** The lines between counties of one state, and those around our states or their drawn counties. */
function countyLines() {
  const atlas: Topology<{ counties: GeometryCollection }> = JSON.parse(
    readFileSync(join(process.cwd(), file), 'utf8'),
  );
  const between = (isWanted: (a: string, b: string) => boolean) =>
    mesh(atlas, atlas.objects.counties, (a, b) => {
      const left = String(a.id);
      const right = String(b.id);
      return (isOurs(left) || isOurs(right)) && isWanted(left, right);
    });
  const isOurs = (county: string) =>
    stateCodes.some((state) => county.startsWith(states[state].counties));
  const stateOf = (county: string) => county.slice(0, 2);
  return {
    counties: between((a, b) => a !== b && stateOf(a) === stateOf(b)),
    states: between((a, b) => stateOf(a) !== stateOf(b)),
  };
}
