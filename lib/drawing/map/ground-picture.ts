import type { Town } from '../../schema/town';
import { stateCodes, stateNames, states } from '../../states';
import type { Box } from '../box';
import { color } from '../palette';
import { circle, element, pair, path, rectangle, svgFile } from '../pen';
import { groundLines } from './county-lines';
import { pointOf } from './projection';
import { type Inset, insetTitleHeight, serviceMap } from './service-map';

/** What lies below the towns' links: county lines, insets and a dot for each town in them. */
export function groundPicture(towns: readonly Town[], home: Town): string {
  const { main, insets } = serviceMap(towns, towns);
  const { frame, projection } = main;
  const gold = color('gold-400');
  const names = groundNames.map(({ name, size, ...place }) => {
    const { x, y } = pointOf(place, projection);
    return element('text', { x, y, 'font-size': size }, name);
  });
  const enlarged = new Set(insets.flatMap(({ marks }) => marks.map(({ town }) => town)));
  const dots = towns
    .filter((town) => enlarged.has(town))
    .map((town) => {
      const point = pointOf(town, projection);
      const around = circle(point, 5, { fill: 'none', stroke: color('navy-950') });
      return circle(point, 2.5) + (town === home ? around : '');
    });
  const { width, height } = frame;
  return svgFile(
    { width, height, viewBox: `0 0 ${width} ${height}`, fill: 'none' },
    groundLines(projection) +
      element('g', { fill: color('gold-700'), ...groundLetters }, names.join('')) +
      // The double line around the map.
      [0.5, 3.5].map((by) => rectangle(smaller(frame, by), { stroke: gold })).join('') +
      insets.map(enlargedPart).join('') +
      element('g', { fill: gold }, dots.join('')) +
      insets.map(insetFrame).join(''),
  );
}

function smaller({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function enlargedPart({ source, guide: { from, to } }: Inset): string {
  const dashed = { stroke: color('gold-700'), 'stroke-dasharray': '3 3' };
  return path(`M${pair(from.x, from.y)}L${pair(to.x, to.y)}`, dashed) + rectangle(source, dashed);
}

function insetFrame({ frame, projection }: Inset): string {
  const titleBar = { ...frame, height: insetTitleHeight };
  return (
    rectangle(frame, { fill: color('cream-50') }) +
    groundLines(projection) +
    rectangle(titleBar, { fill: color('cream-100'), stroke: color('cream-200') }) +
    rectangle(frame, { stroke: color('gold-700') })
  );
}

/** States and large counties, and where their names go: placed by eye, in degrees. */
const groundNames = [
  ...stateCodes.map((state) => ({
    name: stateNames[state].toUpperCase(),
    ...states[state].mapName,
    size: 14,
  })),
  { name: 'OWYHEE', longitude: -116.2, latitude: 42.5, size: 10 },
  { name: 'ELMORE', longitude: -115.5, latitude: 43.4, size: 10 },
  { name: 'ADAMS', longitude: -116.45, latitude: 44.78, size: 10 },
];

const groundLetters = { 'font-family': 'serif', 'letter-spacing': 3, 'text-anchor': 'middle' };
