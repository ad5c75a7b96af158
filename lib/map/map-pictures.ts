import { type GeoProjection, geoPath } from 'd3-geo';
import { color, type Palette, readPalette } from '../design-tokens';
import { milesBetween } from '../distance';
import type { MapPicture } from '../routes';
import type { Content } from '../schema/content';
import type { Town } from '../schema/town';
import { locationTowns, townBySlug } from '../towns';
import { type CountyLines, readCountyLines } from './county-lines';
import { type Box, tenth } from './place-names';
import {
  type Mark,
  mapFontSize,
  type Panel,
  type ServiceMap,
  serviceMap,
  smallServiceMap,
} from './service-map';

/** From here on, in miles from home, a town has its name on the small map: the others are too close. */
const farMiles = 40;

/** Every picture of the service area, by the name of its file, as SVG. */
export function mapPictures(
  root: string,
  { towns, business }: Pick<Content, 'towns' | 'business'>,
): ReadonlyMap<string, string> {
  const lines = readCountyLines(root);
  const palette = readPalette(root);
  const home = townBySlug(towns, business.home.town);
  const isNamed = (town: Town) =>
    [home.slug, business.mainTowns[0]].includes(town.slug) || milesBetween(home, town) > farMiles;
  const named = towns.filter(isNamed);
  const small = (shown: readonly Town[]) =>
    smallPicture(smallServiceMap(towns, shown, named), home.slug, lines, palette);
  return new Map<MapPicture, string>([
    ['ground', groundPicture(serviceMap(towns, towns), lines, palette)],
    ['areas', small(towns)],
    ['locations', small(locationTowns(towns, business))],
  ]);
}

/** What lies below the towns' links: county lines, insets and the bare dots. An SVG file. */
function groundPicture(
  { width, height, main, bare, insets }: ServiceMap,
  lines: CountyLines,
  palette: Palette,
): string {
  const paint = (token: string) => color(palette, token);
  const parts = insets.map(
    ({ frame, source, projection }) =>
      `${rectangle(source, `stroke="${paint('gold-700')}" stroke-dasharray="3 3"`)}` +
      `${rectangle(frame, `fill="${paint('cream-50')}" stroke="${paint('gold-700')}"`)}` +
      countyLines(projection, lines, palette),
  );
  const dots = bare
    .map(({ x, y }) => `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.5"/>`)
    .join('');
  return picture(
    { width, height },
    `${countyLines(main.projection, lines, palette)}${countyLabels(main, paint('gold-700'))}<g fill="${paint('gold-400')}">${dots}</g>${parts.join('')}`,
  );
}

/** Large counties, and where their names stand: found by eye, in degrees. */
const countyNames = [
  { name: 'MALHEUR', at: [-117.42, 43.3] },
  { name: 'OWYHEE', at: [-116.35, 42.55] },
  { name: 'ELMORE', at: [-115.5, 43.4] },
  { name: 'CAMAS', at: [-114.8, 43.5] },
  { name: 'ADAMS', at: [-116.45, 44.8] },
  { name: 'WASHINGTON', at: [-116.6, 44.42] },
] satisfies { name: string; at: [number, number] }[];

function countyLabels({ projection }: Panel, paint: string): string {
  const texts = countyNames.map(({ name, at }) => {
    const [x = 0, y = 0] = projection(at) ?? [];
    return `<text x="${tenth(x)}" y="${tenth(y)}">${name}</text>`;
  });
  return `<g fill="${paint}" font-family="sans-serif" font-size="10" letter-spacing="2" text-anchor="middle">${texts.join('')}</g>`;
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
    `${countyLines(projection, lines, palette)}` +
      `<g fill="${paint('gold-400')}" stroke="${paint('navy-950')}">${dots.join('')}</g>` +
      `<g fill="${paint('navy-950')}" font-family="sans-serif" font-size="${mapFontSize - 1}">${marks.map(nameText).join('')}</g>`,
  );
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
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" ${look}/>`;
}

function nameText({ name, town }: Mark): string {
  if (!name) return '';
  const { x, y, anchor } = name.text;
  return `<text x="${tenth(x)}" y="${tenth(y)}" text-anchor="${anchor}">${escapeText(town.name)}</text>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
