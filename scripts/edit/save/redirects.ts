import { parse } from 'yaml';
import { readPublished } from '../../../lib/content/published';
import { routes, sitePaths } from '../../../lib/routes';
import type { Content } from '../../../lib/schema/content';
import type { Redirect } from '../../../lib/schema/redirects';
import type { Kind, LostPage } from '../api';
import { type ContentFile, withValue } from '../content-file';
import type { FileChange } from '../publish/file-change';

export const redirectsName = 'content/redirects.yaml';

/** The paths of a town or a service. */
export function pathsOf(kind: Kind, slug: string): string[] {
  if (kind === 'services') return [routes.service(slug)];
  return [routes.town(slug), routes.townUnderLocations(slug)];
}

/** Every page, by path, with what it is called. */
export function pagesOf(content: Content): LostPage[] {
  const { towns, services, legalPages, business, pages } = content;
  const titles = new Map<string, string>([
    [routes.home, business.brand],
    [routes.services, pages.services.title],
    [routes.contact, pages.contact.title],
    [routes.locations, pages.locations.title],
    [routes.areas, pages.areas.title],
    [routes.places, pages.places.title],
    ...services.map(({ slug, title }) => [routes.service(slug), title] as const),
    ...towns.map(({ slug, name }) => [routes.town(slug), name] as const),
    ...towns.flatMap(({ attractions }) =>
      attractions.map(({ slug, name }) => [routes.attraction(slug), name] as const),
    ),
    ...legalPages.map(({ slug, title }) => [routes.legal(slug), title] as const),
  ]);
  return sitePaths(content).map((path) => ({ path, title: titles.get(path) ?? path }));
}

/** Published paths that had a page or a redirect before a change, and would have neither after it. */
export function lostPaths(root: string, before: Content, after: Content): string[] {
  const has = ({ redirects, ...content }: Content) =>
    new Set([...sitePaths({ ...content }), ...redirects.map(({ from }) => from)]);
  const [was, is] = [has(before), has(after)];
  return readPublished(root).filter((path) => was.has(path) && !is.has(path));
}

/** The paths of the pages that a file of content/ makes. */
function pathsIn(file: string, text: string | undefined): string[] {
  const [, kind, slug = ''] = /^content\/(towns|services)\/(.+)\.yaml$/.exec(file) ?? [];
  if (text === undefined || (kind !== 'towns' && kind !== 'services')) return [];
  const attractions: unknown[] = [Object(parse(text)).attractions ?? []].flat();
  const places = attractions.map((one) => routes.attraction(Object(one).slug));
  return [...pathsOf(kind, slug), ...places];
}

/** Whether a page is gone with a change, and its path leads nowhere. */
export function losesPage(
  { file, before, after }: FileChange,
  moved: ReadonlyMap<string, string>,
): boolean {
  const left = new Set(pathsIn(file, after));
  return pathsIn(file, before).some((path) => !left.has(path) && !moved.has(path));
}

/**
 * The change of content/redirects.yaml that leads old paths to new ones, and follows those that
 * already led to an old one; undefined if there's nothing to change. A path that is moved to itself
 * has a page again.
 */
export function redirectChange(
  file: ContentFile,
  moved: ReadonlyMap<string, string>,
  published: readonly string[],
): FileChange | undefined {
  const old = file.value['redirects'];
  const redirects: Redirect[] = Array.isArray(old) ? old : [];
  const arrivals = new Set(moved.values());
  const followed = redirects
    .filter(({ from }) => !arrivals.has(from) && !moved.has(from))
    .map(({ from, to }) => ({ from, to: moved.get(to) ?? to }));
  const added = [...moved]
    .filter(([from, to]) => from !== to && published.includes(from))
    .map(([from, to]) => ({ from, to }));
  const after = withValue(file, { ...file.value, redirects: [...followed, ...added] });
  return after === file.text ? undefined : { file: file.name, before: file.text, after };
}
