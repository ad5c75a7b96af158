import { sitePaths } from '../../page-kinds';
import { anchorsOf, isSecondUrl, routes } from '../../routes';
import type { Town } from '../../schema/town';
import { siteOrigin } from '../../site';
import { milesBetween } from '../../towns/distance';
import { homeTownOf } from '../../towns/towns';
import type { Problem } from '../problem';
import { milesIn } from '../reading/read-text';
import type { ContentRead } from './rules';

/** A link to this site leads to a page by its one address, to a part of it, or to a file. */
export function links({ content, reader }: ContentRead): Problem[] {
  const { origin } = new URL(siteOrigin(content.business));
  // A former address leads on: a text that has it stops no renaming.
  const former = content.redirects.map(({ from }) => from);
  const pages = [...sitePaths(content), ...former].filter((path) => !isSecondUrl(path));
  const files = [routes.vcard, ...reader.source.publicFiles.map((name) => `/${name}`)];
  const known = new Set([...pages, ...files]);
  return reader.references.flatMap(({ file, path, line, type, value }) => {
    const own = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
    if (type !== 'link' || !own.startsWith('/')) return [];
    const [to = '', part] = own.split('#');
    const where = { file, path, ...(line && { line }), found: `"${value}"` };
    if (!known.has(to)) return { ...where, expected: 'the path of a page' };
    const anchors = anchorsOf(to);
    if (part === undefined || anchors.includes(part)) return [];
    const named = anchors.map((name) => `#${name}`).join(', ');
    const expected = named ? `one of the parts ${named}` : 'no # for a part of the page';
    return { ...where, expected };
  });
}

const named = (name: string) => RegExp(`\\b${name.replace(/[^\w\s]/g, '.')}\\b`, 'i');

const milesByRoad =
  'the miles by road: these are as the crow flies (if the road really is as short, write the number as a word)';

/** The sentences whose miles are the straight line between towns they name, or the page's. */
export const sentencesWithStraightMiles = (text: string, pageTown: Town, towns: readonly Town[]) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => {
    const said = [...sentence.matchAll(RegExp(milesIn, 'g'))];
    if (said.length === 0) return false;
    const ends = towns.filter((town) => town === pageTown || named(town.name).test(sentence));
    const straight = ends.flatMap((from, index) =>
      ends.slice(index + 1).map((to) => Math.round(milesBetween(from, to))),
    );
    return said.some(([miles]) => straight.includes(Number(miles)));
  });

export const miles = ({ content: { business, towns }, reader }: ContentRead): Problem[] =>
  reader.references.flatMap(({ file, path, type, value }) => {
    if (type !== 'miles') return [];
    const about = towns.find(({ slug }) => file === `content/towns/${slug}.yaml`);
    const pageTown = about ?? homeTownOf({ business, towns });
    return sentencesWithStraightMiles(value, pageTown, towns).map((sentence) => {
      return { file, path, expected: milesByRoad, found: `"${sentence}"` };
    });
  });
