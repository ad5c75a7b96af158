import { type PolicySources, securityPolicy } from '../../lib/pages/security-policy';

export type Header = readonly [name: string, value: string];

export const policyHeader = 'Content-Security-Policy';

/** A year; MDN's Observatory wants at least six months (decision 0013). */
export const hstsSeconds = 31_536_000;

/** The town finder uses the visitor's location; no page uses any of the others. */
const permissions =
  'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), display-capture=()';

/**
 * The security headers of every response, the one source for every host.
 *
 * They allow any inline style, although each page's own policy allows only its own, and a browser
 * enforces both: on a store, the headers are configured separately from the pages, and a page whose
 * style has changed would appear unstyled until someone updates the headers.
 *
 * @param sources what the pages' own policies allow.
 */
export function securityHeaders(sources: Omit<PolicySources, 'styles'>): readonly Header[] {
  const policy = securityPolicy({ ...sources, styles: ["'unsafe-inline'"] });
  return [
    [policyHeader, `${policy};frame-ancestors 'none'`],
    ['Strict-Transport-Security', `max-age=${hstsSeconds}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Nothing here is private, and other sites show the share images.
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ];
}

/**
 * The same for the owner's forms, with a policy of their own and out of search results.
 *
 * @param policy that of the page /admin/.
 */
export function adminHeaders(headers: readonly Header[], policy: string): readonly Header[] {
  return [
    [policyHeader, `${policy};frame-ancestors 'none'`],
    ...headers.filter(([name]) => name !== policyHeader),
    ['X-Robots-Tag', 'noindex'],
  ];
}
