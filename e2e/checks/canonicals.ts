import { routes } from '../../lib/routes';
import type { Content } from '../../lib/schema/content';
import type { ExportedPage } from './exported-page';
import type { ExportedSite } from './exported-site';
import { type Finding, pluralize } from './finding';
import { sitemapEntries } from './sitemap';

/** Whether a path is a town's page under /locations/, whose canonical is the one under /areas/. */
export function isSecondAddress(path: string): boolean {
  return path.startsWith(routes.locations) && path !== routes.locations;
}

/** Each page names its own address as the canonical, and the sitemap names just these. */
export function checkCanonicals(site: ExportedSite, content: Content, origin: string): Finding {
  const { pages } = site;
  const entries = sitemapEntries(site);
  const canonicals = new Set(pages.map(({ canonical }) => canonical).filter(Boolean));
  const listed = new Set(entries.map(({ loc }) => loc));
  const dates = updatedDates(content);
  return {
    count: canonicals.size,
    checked: `${pluralize(canonicals.size, 'canonical')} on ${pluralize(pages.length, 'page')}`,
    problems: [
      ...pages.flatMap((page) => canonicalProblem(page, origin)),
      ...[...canonicals]
        .filter((url) => !listed.has(url))
        .map((url) => `/sitemap.xml: expected ${url}, found no such entry`),
      ...[...listed]
        .filter((url) => !canonicals.has(url))
        .map((url) => `/sitemap.xml: expected only canonicals of pages, found ${url}`),
      ...(listed.size === entries.length
        ? []
        : ['/sitemap.xml: expected each address once, found one twice']),
      ...entries
        .filter(({ lastmod }) => !dates.has(lastmod.slice(0, 10)))
        .map(
          ({ loc, lastmod }) =>
            `/sitemap.xml: expected as lastmod of ${loc} a date that content says (updated), found "${lastmod}"`,
        ),
    ],
  };
}

function canonicalProblem({ path, canonical }: ExportedPage, origin: string): string[] {
  const own = isSecondAddress(path) ? path.replace(routes.locations, routes.areas) : path;
  const expected = path === '/404.html' ? '' : `${origin}${own}`;
  if (canonical === expected) return [];
  return [`${path}: expected the canonical "${expected}", found "${canonical}"`];
}

/** None of them can be later than the newest `updated`, as each is one. */
function updatedDates({ business, services, towns, legalPages }: Content): Set<string> {
  return new Set([business, ...services, ...towns, ...legalPages].map(({ updated }) => updated));
}
