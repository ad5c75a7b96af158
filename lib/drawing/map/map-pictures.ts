import type { MapPicture } from '../../routes';
import type { Content } from '../../schema/content';
import type { Town } from '../../schema/town';
import { milesBetween } from '../../towns/distance';
import { locationTowns, townBySlug } from '../../towns/towns';
import { readPalette } from '../palette';
import { readCountyLines } from './county-lines';
import { groundPicture } from './ground-picture';
import { serviceMap, smallServiceMap } from './service-map';
import { smallPicture } from './small-picture';

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

/** The least distance between two towns that the small map names, in miles. */
const namedApart = 30;

/** The given towns and others far from them and from each other, those with more offices first. */
function spacedOut(towns: readonly Town[], first: readonly Town[]): Town[] {
  const named = [...first];
  for (const town of towns.toSorted((a, b) => b.civic.length - a.civic.length)) {
    if (named.every((other) => milesBetween(town, other) >= namedApart)) named.push(town);
  }
  return named;
}
