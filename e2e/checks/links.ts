import { routes } from '../../lib/routes';
import { isSecondUrl } from './canonicals';
import type { ExportedSite } from './exported-site';
import { type Check, located } from './finding';

/**
 * Every URL of this site in a page, its share image or the sitemap: a file or an id exists for it,
 * and it is the one URL that the page should be linked by.
 */
export const checkLinks: Check = (site, { origin }) => {
  const named = [
    ...site.pages.flatMap(({ path, links, sources, shareImage }) =>
      [...links, ...sources, shareImage.url].map((href) => ({ from: path, href })),
    ),
    ...site.sitemap.map((href) => ({ from: routes.sitemap, href })),
  ];
  const inside = named
    .map(({ from, href }) => ({ from, href, target: parseUrl(href, `${origin}${from}`) }))
    .filter(({ href, target }) => href !== '' && (!target || target.origin === origin));
  const ids = new Map(site.pages.map((page) => [page.path, page.ids]));
  const wrong = inside.flatMap(({ from, href, target }) => {
    const expected = target ? expectedOf(href, target, site, ids) : 'a valid URL';
    return located(`${from} -> ${href}`, expected ? [`expected ${expected}`] : []);
  });
  return { count: inside.length, unit: 'link', problems: [...new Set(wrong)] };
};

/** What was expected of a link that is wrong; nothing for one that is right. */
function expectedOf(
  href: string,
  { path, id }: { path: string; id: string },
  { files, redirects }: ExportedSite,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (redirects.includes(path)) return 'the new URL, not one that redirects';
  if (isSecondUrl(path) && !href.startsWith('#')) return 'the town under /areas/';
  if (!/^[/#]|^https?:/.test(href)) return 'a path from the root';
  if (!path.endsWith('/') && files.has(`${path}/index.html`)) return 'the URL with its slash';
  if (!files.has(path.endsWith('/') ? `${path}index.html` : path)) return 'a file of the export';
  if (id !== '' && !ids.get(path)?.has(id)) return `an element with the id ${id}`;
  return undefined;
}

/** The parts of a URL as files and ids are named; nothing if it cannot be parsed or decoded. */
function parseUrl(href: string, base: string) {
  try {
    const { origin, pathname, hash } = new URL(href, base);
    return { origin, path: decodeURIComponent(pathname), id: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined;
  }
}
