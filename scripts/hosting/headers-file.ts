import { routes } from '../../lib/routes';
import type { Redirect } from '../../lib/schema/redirects';
import { contentType, hashedFiles, hashedPrefixes } from './file-headers';
import type { Header } from './headers';

/**
 * The text of `_headers` for Netlify and Cloudflare Pages, which make browsers check every file
 * without a `Cache-Control` of its own on each visit.
 */
export function headersFile(headers: readonly Header[]): string {
  return [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...hashedPrefixes.flatMap((prefix) => [`${prefix}*`, `  Cache-Control: ${hashedFiles}`]),
    routes.vcard,
    `  Content-Type: ${contentType(routes.vcard)}`,
    '',
  ].join('\n');
}

/** The text of `_redirects`, for the same hosts. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
