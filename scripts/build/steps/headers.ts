import { cacheForever, contentType, hashedPrefixes } from '../../../lib/file-kinds';
import { routes } from '../../../lib/routes';

/** The security headers of every response at every host: what no page can say for itself (decision 0012). */
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

/**
 * The text of `_headers` for Netlify and Cloudflare, which make browsers check every file without a
 * `Cache-Control` of its own on each visit.
 *
 * @param isHidden whether it keeps the site out of search results.
 */
export function headersFile(isHidden: boolean): string {
  return [
    '/*',
    ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    ...(isHidden ? ['  X-Robots-Tag: noindex'] : []),
    ...hashedPrefixes.flatMap((prefix) => [`${prefix}*`, `  Cache-Control: ${cacheForever}`]),
    routes.vcard,
    `  Content-Type: ${contentType(routes.vcard)}`,
    '',
  ].join('\n');
}
