import { routes } from '../routes';
import { homeState, type StateCode, stateCodes } from '../states';

/** What a URL without a page was probably meant to be (decision 0006). */
type UnknownPath =
  | { kind: 'page' }
  | { kind: 'town'; name: string; state: StateCode }
  | { kind: 'attraction'; slug: string }
  | { kind: 'moved'; to: string };

/** The placeholder in a template for a name or slug; no name of a town or attraction has braces. */
export const nameToken = '{name}';

export interface KnownPaths {
  pages: readonly string[];
  /** The names of places without a page outside the home state, as slugs. */
  away: { readonly [State in StateCode]?: readonly string[] };
}

/** Parameters, and other signs or an ending, that a message or a program may leave on a link. */
const parameters = /[&;?].*/s;
const stuck = /(?<=[\p{L}\d]|^)(?:\.(?:html?|php|aspx?)|[^\p{L}\d])+$/u;

/** The path of a town or an attraction, whether there is one or not. */
export const recordPath = /^\/(areas|locations|places)\/([^/]+)\/?$/i;

/**
 * Interprets the path of a URL without a page. Whatever the path contains is only text.
 * @param path as `location.pathname` gives it, still encoded.
 */
export function resolveUnknownPath(path: string, { pages, away }: KnownPaths): UnknownPath {
  const bare = decodePath(path).toLowerCase().replace(parameters, '').replace(stuck, '');
  const slugs = bare.split('/').map((text) => trim(text).replace(/[\s_]+/g, '-'));
  const meant = `/${slugs.map((slug) => slug && `${slug}/`).join('')}`;
  const to = meant.replace(/^\/locations\/(?=.)/, routes.areas);
  if (pages.includes(to)) return { kind: 'moved', to };
  const [, folder, encoded = ''] = recordPath.exec(path) ?? [];
  const text = trim(decodePath(encoded));
  const name = titleCase(text);
  if (name === '') return { kind: 'page' };
  if (folder?.toLowerCase() === 'places') return { kind: 'attraction', slug: text };
  const state =
    stateCodes.find((code) => away[code]?.some((slug) => slug === slugs.at(-1))) ?? homeState;
  return { kind: 'town', name, state };
}

/** The text without spaces and invisible letters around it. */
const trim = (text: string) => text.replace(/^[\p{Cf}\s]+|[\p{Cf}\s]+$/gu, '');

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** "twin-falls" as "Twin Falls". */
const titleCase = (slug: string): string =>
  slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
