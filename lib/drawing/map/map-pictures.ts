import { type GeoProjection, geoPath } from 'd3-geo';
import type { MapPicture } from '../../routes';
import type { Content } from '../../schema/content';
import type { Town } from '../../schema/town';
import { milesBetween } from '../../towns/distance';
import { locationTowns, townBySlug } from '../../towns/towns';
import { color, type Palette, readPalette } from '../palette';
import type { Box } from './box';
import { type CountyLines, readCountyLines } from './county-lines';
import { roundToTenth } from './label-placement';
import {
  insetTitleHeight,
  type Mark,
  mapFontSize,
  type Panel,
  type ServiceMap,
  serviceMap,
  smallServiceMap,
} from './service-map';

/** How far apart towns are, in miles, whose names the small map shows. */
const namedApart = 30;

/** The given towns and others far from them and from each other, those with more offices first. */
function spacedOut(towns: readonly Town[], first: readonly Town[]): Town[] {
  const named = [...first];
  for (const town of towns.toSorted((a, b) => b.civic.length - a.civic.length)) {
    if (named.every((other) => milesBetween(town, other) >= namedApart)) named.push(town);
  }
  return named;
}

/** Every picture of the service area, by the name of its file, as SVG. */
export function mapPictures(
  root: string,
  { towns, business }: Pick<Content, 'towns' | 'business'>,
): ReadonlyMap<string, string> {
  const lines = readCountyLines(root);
  const palette = readPalette(root);
  const home = townBySlug(towns, business.home.town);
  const main = townBySlug(towns, business.mainTowns[0] ?? home.slug);
  const named = spacedOut(towns, [home, main]);
  const small = (shown: readonly Town[]) =>
    smallPicture(smallServiceMap(towns, shown, named), home.slug, lines, palette);
  return new Map<MapPicture, string>([
    ['ground', groundPicture(serviceMap(towns, towns), home, lines, palette)],
    ['areas', small(towns)],
    ['locations', small(locationTowns(towns, business))],
  ]);
}

/** What lies below the towns' links: county lines, insets and the unlabeled dots. An SVG file. */
function groundPicture(
  { width, height, main, unlabeled, insets }: ServiceMap,
  home: Town,
  lines: CountyLines,
  palette: Palette,
): string {
  const paint = (token: string) => color(palette, token);
  const dashed = `stroke="${paint('gold-700')}" stroke-dasharray="3 3"`;
  const enlarged = insets.map(({ source, guide: [from, to] }) => {
    const guide = `M${roundToTenth(from.x)} ${roundToTenth(from.y)}L${roundToTenth(to.x)} ${roundToTenth(to.y)}`;
    return `<path ${dashed} d="${guide}"/>${rectangle(source, dashed)}`;
  });
  const frames = insets.map(
    ({ frame, projection }) =>
      rectangle(frame, `fill="${paint('cream-50')}"`) +
      countyLines(projection, lines, palette) +
      rectangle(
        { ...frame, height: insetTitleHeight },
        `fill="${paint('cream-100')}" stroke="${paint('cream-200')}"`,
      ) +
      rectangle(frame, `stroke="${paint('gold-700')}"`),
  );
  const dots = unlabeled.map(({ x, y, town }) => {
    const dot = `<circle cx="${x}" cy="${y}" r="2.5"/>`;
    if (town.slug !== home.slug) return dot;
    return `${dot}<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="${paint('navy-950')}"/>`;
  });
  return picture(
    { width, height },
    countyLines(main.projection, lines, palette) +
      groundNames(main, palette) +
      neatline({ x: 0, y: 0, width, height }, `stroke="${paint('gold-400')}"`) +
      enlarged.join('') +
      `<g fill="${paint('gold-400')}">${dots.join('')}</g>${frames.join('')}`,
  );
}

/** States and large counties, and where their names stand: found by eye, in degrees. */
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

/** The whole map of a phone's screen: lines, dots and the names that have room. An SVG file. */
function smallPicture(
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
  return picture(
    frame,
    countyLines(projection, lines, palette) +
      neatline(frame, `stroke="${paint('gold-400')}"`) +
      `<g fill="${paint('gold-400')}" stroke="${paint('navy-950')}">${dots.join('')}</g>` +
      `<g fill="${paint('navy-950')}" font-family="serif" font-size="${mapFontSize}" stroke="${paint('cream-50')}" stroke-width="3" paint-order="stroke">${marks.map(nameText).join('')}</g>`,
  );
}

/** The double rule around a map. */
function neatline({ x, y, width, height }: Box, look: string): string {
  return [0.5, 3.5]
    .map((by) =>
      rectangle({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }, look),
    )
    .join('');
}

function picture({ width, height }: Pick<Box, 'width' | 'height'>, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${inside}</svg>`;
}

function countyLines(projection: GeoProjection, lines: CountyLines, palette: Palette): string {
  const path = geoPath(projection).digits(1);
  return (
    `<path stroke="${color(palette, 'gold-400')}" stroke-width=".6" d="${path(lines.counties) ?? ''}"/>` +
    `<path stroke="${color(palette, 'gold-700')}" d="${path(lines.states) ?? ''}"/>`
  );
}

function rectangle({ x, y, width, height }: Box, look: string): string {
  return `<rect x="${roundToTenth(x)}" y="${roundToTenth(y)}" width="${roundToTenth(width)}" height="${roundToTenth(height)}" ${look}/>`;
}

function nameText({ name, town }: Mark): string {
  if (!name) return '';
  const { x, y, anchor } = name.text;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeText(town.name)}</text>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
