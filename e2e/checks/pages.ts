import { routes, sitePaths } from '../../lib/routes';
import { absence, type Check, expectation } from './outcome';

const notFound = '/404.html';

/** Whether a path is a town's page under /locations/, whose canonical URL is under /areas/. */
export const isSecondUrl = (path: string) =>
  path.startsWith(routes.locations) && path !== routes.locations;

/** Whether search engines list a page by its own path. */
export const isListed = (path: string) => path !== notFound && !isSecondUrl(path);

/**
 * The export has every page that content calls for, and no others. Each names its canonical URL, the
 * sitemap lists exactly those, and the files that no page links to are there.
 */
export const checkPages: Check = ({ pages, sitemap, texts, content, origin }) => {
  const paths = sitePaths(content);
  const canonicals = paths.filter(isListed).map((path) => `${origin}${path}`);
  const lines = {
    '/robots.txt': `Sitemap: ${origin}${routes.sitemap}`,
    [routes.securityText]: `Canonical: ${origin}${routes.securityText}`,
  };
  const found = pages.map(({ path }) => path);
  return [
    ...sameEntries('pages', [...paths, notFound], found),
    ...pages.map(({ path, canonical }) => {
      const own = isSecondUrl(path) ? path.replace(routes.locations, routes.areas) : path;
      const wanted = path === notFound ? '' : `${origin}${own}`;
      return expectation(path, canonical === wanted, `the canonical "${wanted}"`, `"${canonical}"`);
    }),
    ...sameEntries(routes.sitemap, canonicals, sitemap),
    ...Object.entries(lines).map(([file, line]) =>
      expectation(file, Boolean(texts.get(file)?.includes(line)), `the line "${line}"`),
    ),
  ];
};

function sameEntries(where: string, wanted: readonly string[], found: readonly string[]) {
  const others = found.filter((entry) => !wanted.includes(entry));
  return [
    ...wanted.map((entry) => expectation(where, found.includes(entry), entry)),
    absence(where, 'only what content calls for', others),
  ];
}
