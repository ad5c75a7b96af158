import { routes } from '../routes';

/** What a URL without a page was probably meant to be (decision 0018). */
export type UnknownPath =
  | { kind: 'page' }
  | { kind: 'town'; name: string }
  | { kind: 'attraction'; slug: string }
  | { kind: 'moved'; to: string };

/** The placeholder in a template for a name or slug; no name of a town or attraction has braces. */
export const nameToken = '{name}';

export interface KnownSlugs {
  towns: readonly string[];
  attractions: readonly string[];
}

/** What a message or a program may leave at the end of a link: signs, an ending, or parameters. */
const stuck = /(?:[&;?].*|\.(?:html?|php|aspx?)|[^\p{L}\d]+)+$/u;

/** The path of a town or an attraction, whether there is one or not. */
export const recordPath = /^\/(areas|locations|places)\/([^/]+)\/?$/;

/**
 * Interprets the path of a URL without a page. Whatever the path contains is only text.
 * @param path as `location.pathname` gives it, still encoded.
 */
export function resolveUnknownPath(path: string, known: KnownSlugs): UnknownPath {
  const [, folder, encoded] = recordPath.exec(path) ?? [];
  if (folder === undefined || encoded === undefined) return { kind: 'page' };
  const text = decodePath(encoded)
    .replace(/^\p{Cf}+|\p{Cf}+$/gu, '')
    .trim();
  if (titleCase(text) === '') return { kind: 'page' };
  const slug = text
    .toLowerCase()
    .replace(stuck, '')
    .replace(/[\s_]+/g, '-');
  if (folder === 'places') {
    return known.attractions.includes(slug)
      ? { kind: 'moved', to: routes.attraction(slug) }
      : { kind: 'attraction', slug: text };
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
