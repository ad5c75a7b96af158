import type { Town } from '../../schema/town';
import { color, type Palette } from '../palette';
import { roundToTenth } from './box';
import type { CountyLines } from './county-lines';
import { type Inset, insetTitleHeight } from './map-insets';
import type { Mark, Panel } from './map-panel';
import { countyPaths, neatline, rectangle, svgFile } from './map-svg';
import type { ServiceMap } from './service-map';

/** What lies below the towns' links: county lines, insets and the unlabeled dots. An SVG file. */
export function groundPicture(
  { width, height, main, unlabeled, insets }: ServiceMap,
  home: Town,
  lines: CountyLines,
  palette: Palette,
): string {
  const gold = color(palette, 'gold-400');
  const dashed = `stroke="${color(palette, 'gold-700')}" stroke-dasharray="3 3"`;
  return svgFile(
    { width, height },
    countyPaths(main.projection, lines, palette) +
      groundNames(main, palette) +
      neatline({ x: 0, y: 0, width, height }, `stroke="${gold}"`) +
      insets.map((inset) => enlargedPart(inset, dashed)).join('') +
      `<g fill="${gold}">${unlabeled.map((mark) => dot(mark, home, palette)).join('')}</g>` +
      insets.map((inset) => insetFrame(inset, lines, palette)).join(''),
  );
}

function enlargedPart({ source, guide: [from, to] }: Inset, dashed: string): string {
  const start = `${roundToTenth(from.x)} ${roundToTenth(from.y)}`;
  const end = `${roundToTenth(to.x)} ${roundToTenth(to.y)}`;
  return `<path ${dashed} d="M${start}L${end}"/>${rectangle(source, dashed)}`;
}

function insetFrame({ frame, projection }: Inset, lines: CountyLines, palette: Palette): string {
  const paint = (token: string) => color(palette, token);
  return (
    rectangle(frame, `fill="${paint('cream-50')}"`) +
    countyPaths(projection, lines, palette) +
    rectangle(
      { ...frame, height: insetTitleHeight },
      `fill="${paint('cream-100')}" stroke="${paint('cream-200')}"`,
    ) +
    rectangle(frame, `stroke="${paint('gold-700')}"`)
  );
}

function dot({ x, y, town }: Mark, home: Town, palette: Palette): string {
  const circle = `<circle cx="${x}" cy="${y}" r="2.5"/>`;
  if (town.slug !== home.slug) return circle;
  return `${circle}<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="${color(palette, 'navy-950')}"/>`;
}

/** States and large counties, and where their names go: placed by eye, in degrees. */
const groundTexts = [
  { name: 'OREGON', at: [-117.42, 43.1], size: 14 },
  { name: 'IDAHO', at: [-114.9, 43.75], size: 14 },
  { name: 'OWYHEE', at: [-116.2, 42.5], size: 10 },
  { name: 'ELMORE', at: [-115.5, 43.4], size: 10 },
  { name: 'ADAMS', at: [-116.45, 44.78], size: 10 },
] satisfies { name: string; at: [number, number]; size: number }[];

function groundNames({ projection }: Panel, palette: Palette): string {
  const texts = groundTexts.map(({ name, at, size }) => {
    const [x = 0, y = 0] = projection(at) ?? [];
    return `<text x="${roundToTenth(x)}" y="${roundToTenth(y)}" font-size="${size}">${name}</text>`;
  });
  return `<g fill="${color(palette, 'gold-700')}" font-family="serif" letter-spacing="3" text-anchor="middle">${texts.join('')}</g>`;
}
