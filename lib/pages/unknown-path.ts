import { routes } from '../routes';

/** What a URL without a page may have meant (decision 0018). */
export type Missing =
  | { kind: 'page' }
  | { kind: 'town'; name: string }
  | { kind: 'place'; slug: string }
  | { kind: 'moved'; to: string };

/** Stands in a template for the name or slug of what is missing: no name of a place has a brace. */
export const nameToken = '{name}';

export interface KnownSlugs {
  towns: readonly string[];
  places: readonly string[];
}

/**
 * Reads the path of an address that has no page. Whatever stands in it is only text.
 * @param path as `location.pathname` gives it, still encoded.
 */
export function resolveUnknownPath(path: string, known: KnownSlugs): Missing {
  const [, folder, encoded] = /^\/(areas|locations|places)\/([^/]+)\/?$/.exec(path) ?? [];
  if (folder === undefined || encoded === undefined) return { kind: 'page' };
  const text = decodePath(encoded).trim();
  if (titleCase(text) === '') return { kind: 'page' };
  const slug = text.toLowerCase().replace(/[\s_]+/g, '-');
  if (folder === 'places') {
    return known.places.includes(slug)
      ? { kind: 'moved', to: routes.place(slug) }
      : { kind: 'place', slug: text };
  }
  return known.towns.includes(slug)
    ? { kind: 'moved', to: routes.town(slug) }
    : { kind: 'town', name: titleCase(text) };
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** "twin-falls" as "Twin Falls". */
function titleCase(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
