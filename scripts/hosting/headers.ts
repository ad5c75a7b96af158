import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminFolder, pageNames } from '../pages/page-names';

/** The headers of an export, values by names: the site's, and those of the owner's forms. */
export type HostHeaders = ReturnType<typeof securityHeaders>;

export const policyHeader = 'Content-Security-Policy';

/** A year; MDN's Observatory wants at least six months (decision 0013). */
export const hstsSeconds = 31_536_000;

/** The headers of every response besides its policy. */
const always = {
  'Strict-Transport-Security': `max-age=${hstsSeconds}`,
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
 * The security headers of an export, the one source for every host. The owner's forms have a policy
 * of their own, and stay out of search results.
 *
 * @throws when a page has no policy: a header made from the others would block its scripts.
 */
export function securityHeaders(out: string) {
  const policies = pageNames(out).map((page) => policyOf(out, page));
  const site = { [policyHeader]: commonPolicy(policies), ...always };
  const policy = policyOf(out, `${adminFolder}index.html`);
  return { site, admin: { ...site, [policyHeader]: policy, 'X-Robots-Tag': 'noindex' } };
}

/**
 * Allows what any page's own policy allows, and any inline style, although each page allows only its
 * own, and a browser enforces both: on a store, the headers are configured separately from the pages,
 * and a page whose style has changed would appear unstyled until someone updates the headers.
 */
function commonPolicy(policies: readonly string[]): string {
  const allowed = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name = '', ...sources] = directive.split(' ');
    allowed.set(name, new Set([...(allowed.get(name) ?? []), ...sources]));
  }
  allowed.set('style-src', new Set(["'self'", "'unsafe-inline'"]));
  return [...allowed].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}

/** As the build writes it: parsing every page again would cost the build seconds. */
const policyInPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

function policyOf(out: string, page: string): string {
  const [, policy] = policyInPage.exec(readFileSync(join(out, page), 'utf8')) ?? [];
  if (!policy) throw new Error(`${page}: expected a policy of its own, found none.`);
  // No one may frame a page: only a header can say so.
  return `${policy};frame-ancestors 'none'`;
}
