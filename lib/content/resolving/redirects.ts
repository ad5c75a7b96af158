import { type PageKind, pageKinds, sitePaths } from '../../page-kinds';
import { routes } from '../../routes';
import type { Content } from '../../schema/content';
import { recordKinds } from '../../schema/files';
import type { Redirect } from '../../schema/redirects';

/** A page that is gone leads to the first of these that its path begins with, at last to home. */
const lists = [routes.places, ...recordKinds.map(({ list }) => list)];

/** The paths that pages had before, by their files; a town's were also below /locations/. */
export const aliasPaths = (content: Content) =>
  recordKinds.flatMap(({ kind, folder }) => {
    const pages: PageKind<{ slug: string; aliases?: string[] | undefined }> = pageKinds[kind];
    return pages(content).flatMap(({ record: { slug, aliases = [] }, path: to }) =>
      aliases.flatMap((alias, index) =>
        [...new Set([alias, alias.replace(routes.areas, routes.locations)])].map((from) => {
          return { file: `${folder}/${slug}.yaml`, path: ['aliases', index], from, to };
        }),
      ),
    );
  });

/**
 * Every redirect of the site: those in redirects.yaml, then from the names that towns and services
 * had before, then from every other path that was ever `published` and is gone, to its list.
 */
export function allRedirects(content: Content, published: readonly string[]): Redirect[] {
  const pages = new Set(sitePaths(content));
  const gone = published.map((from) => {
    const path = from.replace(routes.locations, routes.areas);
    return { from, to: lists.find((list) => path.startsWith(list)) ?? routes.home };
  });
  const byPath = new Map(content.redirects.map((redirect) => [redirect.from, redirect]));
  for (const { from, to } of [...aliasPaths(content), ...gone]) {
    if (pages.has(from) || byPath.has(from)) continue;
    byPath.set(from, { from, to });
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

/** The paths in that file. What a merge may leave between them is passed over. */
export const publishedPaths = (text = ''): string[] => text.match(/^\/(?:[a-z0-9-]+\/)*$/gm) ?? [];
