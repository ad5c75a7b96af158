import { isSecondUrl, partsOf, routes, sitePaths } from '../routes';
import { siteOrigin } from '../site';
import { townBySlug } from '../towns/towns';
import { milesByRoad, straightMiles } from './miles';
import type { Finding } from './problem';
import type { Read } from './uniqueness';

/** What a text says of other pages and towns, and must be true of them. */

/** A link to this site leads to a page by its one address, to a part of it, or to a file. */
export function links({ content, reader }: Read): Finding[] {
  const { origin } = new URL(siteOrigin(content.business));
  // A former address leads on: a text that has it stops no renaming.
  const former = content.redirects.map(({ from }) => from);
  const pages = [...sitePaths(content), ...former].filter((path) => !isSecondUrl(path));
  const files = [routes.vcard, ...reader.source.publicFiles.map((name) => `/${name}`)];
  return reader.references().flatMap(({ file, path, line, kind, value }) => {
    const own = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
    if (kind !== 'link' || !own.startsWith('/')) return [];
    const [to = '', part] = own.split('#');
    const where = { file, path, ...(line && { line }), found: `"${value}"` };
    if (!pages.includes(to) && !files.includes(to))
      return { ...where, expected: 'the path of a page' };
    const parts = partsOf(to);
    if (part === undefined || parts.includes(part)) return [];
    const known = parts.map((name) => `#${name}`).join(', ');
    return {
      ...where,
      expected: known ? `one of the parts ${known}` : 'no # for a part of the page',
    };
  });
}

/** No text gives straight-line miles as if they were the road's. */
export const miles = ({ content: { business, towns }, reader }: Read): Finding[] =>
  reader.references().flatMap(({ file, path, kind, value }) => {
    if (kind !== 'miles') return [];
    const about = towns.find(({ slug }) => file === `content/towns/${slug}.yaml`);
    const pageTown = about ?? townBySlug(towns, business.home.town);
    return straightMiles(value, pageTown, towns).map((sentence) => {
      return { file, path, expected: milesByRoad, found: `"${sentence}"` };
    });
  });
