import { routes, sitePaths } from '../routes';
import type { Content } from '../schema/content';
import type { Redirect } from '../schema/redirects';

/** Where a page leads that is gone: to the list it was in. */
const lists: readonly (readonly [prefix: string, list: string])[] = [
  [routes.areas, routes.areas],
  [routes.locations, routes.areas],
  [routes.services, routes.services],
  [routes.places, routes.places],
];

/** A path that a page had before; of a town, both. */
export const pathsOf = (alias: string): string[] => [
  ...new Set([alias, alias.replace(routes.areas, routes.locations)]),
];

/**
 * Every redirect of the site: those in redirects.yaml, then from the names that towns and services had
 * before, then from every other path that was published and is gone, to its list.
 *
 * @param published every path the site has ever had.
 */
export function allRedirects(content: Content, published: readonly string[]): Redirect[] {
  const pages = new Set(sitePaths(content));
  const renamed = [
    ...content.towns.map((town) => ({ ...town, to: routes.town(town.slug) })),
    ...content.services.map((service) => ({ ...service, to: routes.service(service.slug) })),
  ].flatMap(({ aliases = [], to }) => aliases.flatMap(pathsOf).map((from) => ({ from, to })));
  const gone = published.map((path) => {
    const [, list = routes.home] = lists.find(([prefix]) => path.startsWith(prefix)) ?? [];
    return { from: path, to: list };
  });
  const byPath = new Map(content.redirects.map((redirect) => [redirect.from, redirect]));
  for (const redirect of [...renamed, ...gone]) {
    if (pages.has(redirect.from) || byPath.has(redirect.from)) continue;
    byPath.set(redirect.from, redirect);
  }
  // A page that took the place of another may be gone, too.
  const end = ({ to }: Redirect, steps = 0): string => {
    const next = pages.has(to) || steps > byPath.size ? undefined : byPath.get(to);
    return next ? end(next, steps + 1) : to;
  };
  return [...byPath.values()].map((redirect) => ({ from: redirect.from, to: end(redirect) }));
}

/** Every path the site has ever had, one per line; written by `npm run content:record`. */
export const publishedFile = 'content/published.txt';

export const publishedPaths = (text = ''): string[] => text.split('\n').filter(Boolean);
