import {
  cacheControl,
  cacheForever,
  contentType,
  fileTypes,
  hashedPrefixes,
} from '../../../lib/file-types';
import { routes } from '../../../lib/routes';
import type { Redirect } from '../../../lib/schema/redirects';

/** The security headers of every response: what no page can say for itself (decision 0012). */
export const securityHeaders = {
  // Each page has the rest of its policy in itself (write-policy.ts).
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  // A year; MDN's Observatory wants at least six months.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The town finder uses the visitor's location; no page uses any of the others.
  'Permissions-Policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Nothing here is private, and other sites show the share images.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** These headers, and for a preview the one that keeps it out of searches. */
const headersOf = (isPreview: boolean) =>
  Object.entries({ ...securityHeaders, ...(isPreview && { 'X-Robots-Tag': 'noindex' }) });

/**
 * The text of `_headers` for Netlify and Cloudflare, which make browsers check every file without a
 * `Cache-Control` of its own on each visit.
 *
 * @param isPreview whether it keeps the site out of search results.
 */
export const headersFile = (isPreview: boolean): string =>
  [
    '/*',
    ...headersOf(isPreview).map(([name, value]) => `  ${name}: ${value}`),
    ...hashedPrefixes.flatMap((prefix) => [`${prefix}*`, `  Cache-Control: ${cacheForever}`]),
    routes.vcard,
    `  Content-Type: ${contentType(routes.vcard)}`,
    '',
  ].join('\n');

/**
 * The text of `.htaccess` for Apache, which has pages of its own for errors, lists folders, and
 * knows neither every kind of file nor its charset.
 *
 * @param isPreview whether it keeps the site out of search results.
 */
export const htaccessFile = (isPreview: boolean, redirects: readonly Redirect[]): string =>
  [
    'Options -Indexes',
    'ErrorDocument 403 /404.html',
    'ErrorDocument 404 /404.html',
    ...fileTypes.map(({ ending }) => `AddType "${contentType(`a.${ending}`)}" ${ending}`),
    ...redirects.map(({ from, to }) => `RedirectMatch 301 "^${from}$" "${to}"`),
    '<IfModule mod_headers.c>',
    ...headersOf(isPreview).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header set Cache-Control "${cacheControl(routes.home)}"`,
    `SetEnvIf Request_URI "^(${hashedPrefixes.join('|')})" hashed`,
    `Header set Cache-Control "${cacheForever}" env=hashed`,
    '</IfModule>',
    '',
  ].join('\n');
