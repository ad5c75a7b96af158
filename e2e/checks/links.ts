import { isSecondAddress } from './canonicals';
import type { ExportedPage } from './exported-page';
import type { ExportedSite } from './exported-site';
import { type Finding, pluralize } from './finding';
import { sitemapEntries } from './sitemap';

/**
 * Every address of this site that a page, its share image or the sitemap names: there is a file or
 * an id for it, and it is the one address that the page should be linked by.
 */
export function checkLinks(site: ExportedSite, origin: string): Finding {
  const named = [
    ...site.pages.flatMap((page) =>
      [...page.links, ...page.sources, page.shareImage.url].map((href) => ({ page, href })),
    ),
    ...sitemapEntries(site).map(({ loc }) => ({ page: undefined, href: loc })),
  ];
  const inside = named.filter(({ href }) => href !== '' && isInside(href, origin));
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const wrong = inside.flatMap(({ page, href }) => {
    const expected = expectation(site, pages, href, page?.path ?? '/', origin);
    return expected ? [`${page?.path ?? '/sitemap.xml'} -> ${href}: expected ${expected}`] : [];
  });
  return {
    count: inside.length,
    checked: `${pluralize(inside.length, 'link')} on ${pluralize(site.pages.length, 'page')}`,
    problems: [...new Set(wrong)],
  };
}

function isInside(href: string, origin: string): boolean {
  if (href === origin || href.startsWith(`${origin}/`)) return true;
  return !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href);
}

/** What is wrong with a link, as what was expected of it; nothing where it is right. */
function expectation(
  { files, stubs }: ExportedSite,
  pages: ReadonlyMap<string, ExportedPage>,
  href: string,
  from: string,
  origin: string,
): string | undefined {
  const base = `${origin}${from}`;
  if (!URL.canParse(href, base)) return 'an address';
  const { pathname, hash } = new URL(href, base);
  const path = decodePath(pathname);
  const id = decodePath(hash.slice(1));
  if (path === undefined || id === undefined) return 'an address that can be decoded';
  if (stubs.includes(path)) return 'the new address, not one that only leads on';
  if (isSecondAddress(path) && !href.startsWith('#')) return 'the town under /areas/';
  if (!/^[/#]|^https?:/.test(href)) return 'a path from the root';
  if (!path.endsWith('/') && files.has(`${path}/index.html`)) return 'the address with its slash';
  if (!files.has(path.endsWith('/') ? `${path}index.html` : path)) return 'a file of the export';
  if (id !== '' && !pages.get(path)?.ids.has(id)) return `an element with the id ${id}`;
  return undefined;
}

/** An address as files and ids are named; nothing where a % in it stands for no letter. */
function decodePath(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
