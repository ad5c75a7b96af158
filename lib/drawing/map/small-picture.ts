import { color, type Palette } from '../palette';
import type { CountyLines } from './county-lines';
import { type Mark, mapFontSize, type Panel } from './map-panel';
import { countyPaths, escapeText, neatline, svgFile } from './map-svg';

/** The whole map for a phone's screen: lines, dots and the names that have room. An SVG file. */
export function smallPicture(
  { frame, projection, marks }: Panel,
  homeSlug: string,
  lines: CountyLines,
  palette: Palette,
): string {
  const paint = (token: string) => color(palette, token);
  const dot = ({ x, y }: Mark, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  const dots = marks.map((mark) =>
    mark.town.slug === homeSlug ? dot(mark, 6) + dot(mark, 3) : dot(mark, 3),
  );
  return svgFile(
    frame,
    countyPaths(projection, lines, palette) +
      neatline(frame, `stroke="${paint('gold-400')}"`) +
      `<g fill="${paint('gold-400')}" stroke="${paint('navy-950')}">${dots.join('')}</g>` +
      `<g fill="${paint('navy-950')}" font-family="serif" font-size="${mapFontSize}" stroke="${paint('cream-50')}" stroke-width="3" paint-order="stroke">${marks.map(nameText).join('')}</g>`,
  );
}

function nameText({ name, town }: Mark): string {
  if (!name) return '';
  const { x, y, anchor } = name.text;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeText(town.name)}</text>`;
}
