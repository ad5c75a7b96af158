import { type GeoProjection, geoPath } from 'd3-geo';
import { color, type Palette } from '../palette';
import { type Box, roundBox } from './box';
import type { CountyLines } from './county-lines';

/** The pieces of SVG that every picture of the map is made of. */

export function svgFile({ width, height }: Pick<Box, 'width' | 'height'>, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${inside}</svg>`;
}

/** @param look attributes such as `stroke="#000000"`. */
export function rectangle(box: Box, look: string): string {
  const { x, y, width, height } = roundBox(box);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`;
}

/** The double line around a map. */
export function neatline({ x, y, width, height }: Box, look: string): string {
  return [0.5, 3.5]
    .map((by) =>
      rectangle({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }, look),
    )
    .join('');
}

export function countyPaths(
  projection: GeoProjection,
  lines: CountyLines,
  palette: Palette,
): string {
  const path = geoPath(projection).digits(1);
  return (
    `<path stroke="${color(palette, 'gold-400')}" stroke-width=".6" d="${path(lines.counties) ?? ''}"/>` +
    `<path stroke="${color(palette, 'gold-700')}" d="${path(lines.states) ?? ''}"/>`
  );
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
