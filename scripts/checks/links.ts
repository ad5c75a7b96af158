import { type ExportedSite, isSecondUrl } from './exported-site';
import { type Check, expectation } from './outcome';

/**
 * Every URL of this site in a page or for its share image: its file or id exists, and it is the one
 * URL to use for links to that page.
 */
export const checkLinks: Check = (site) =>
  site.pages.flatMap(({ path, links, sources, shareImage }) =>
    [...new Set([...links, ...sources, shareImage])]
      .map((href) => ({ href, target: parseUrl(href, `${site.origin}${path}`) }))
      .filter(({ href, target }) => href !== '' && (!target || target.origin === site.origin))
      .map(({ href, target }) => {
        const expected = target ? expectedOf(href, target, site) : 'a valid URL';
        return expectation(path, expected === '', expected, href);
      }),
  );

type Target = NonNullable<ReturnType<typeof parseUrl>>;

/** What was expected of a link that is wrong; nothing for one that is right. */
function expectedOf(href: string, { path, id }: Target, site: ExportedSite): string {
  const { files, pages, texts } = site;
  if (isSecondUrl(path) && !href.startsWith('#')) return 'the town under /areas/';
  if (!/^[/#]|^https?:/.test(href)) return 'a path from the root';
  if (!path.endsWith('/') && files.has(`${path}/index.html`)) return 'the URL with its slash';
  if (!files.has(path.endsWith('/') ? `${path}index.html` : path)) {
    return path.endsWith('/') ? 'a page of the site' : 'a file of the site (yours are in public/)';
  }
  const page = pages.find((candidate) => candidate.path === path);
  if (!page && path.endsWith('/')) return 'the new URL, not one that redirects';
  const isIn = page?.ids.has(id) || texts.get(path)?.includes(` id="${id}"`);
  return id === '' || isIn ? '' : `an element with the id ${id}`;
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
