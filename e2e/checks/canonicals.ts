import { routes } from '../../lib/routes';
import { type Check, expectation, located, onPages } from './finding';

/** Whether a path is a town's page under /locations/, whose canonical is the one under /areas/. */
export function isSecondUrl(path: string): boolean {
  return path.startsWith(routes.locations) && path !== routes.locations;
}

/** Each page names its own URL as the canonical, and the sitemap lists exactly those. */
export const checkCanonicals: Check = ({ pages, sitemap }, { origin }) => {
  const canonicals = new Set(pages.map(({ canonical }) => canonical).filter(Boolean));
  return {
    count: canonicals.size,
    unit: 'canonical',
    problems: [
      ...onPages(pages, ({ path, canonical }) => {
        const own = isSecondUrl(path) ? path.replace(routes.locations, routes.areas) : path;
        const expected = path === '/404.html' ? '' : `${origin}${own}`;
        return expectation(canonical === expected, `the canonical "${expected}"`, `"${canonical}"`);
      }),
      ...located(routes.sitemap, [
        ...[...canonicals].flatMap((url) =>
          expectation(sitemap.includes(url), url, 'no such entry'),
        ),
        ...sitemap.flatMap((url, index) => [
          ...expectation(canonicals.has(url), 'only canonicals of pages', url),
          ...expectation(sitemap.indexOf(url) === index, 'each URL once', `${url} again`),
        ]),
      ]),
    ],
  };
};
