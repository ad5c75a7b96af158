import { type PolicySources, securityPolicy } from '../../lib/pages/security-policy';

/** A header's name and its value. */
export type Header = readonly [name: string, value: string];

/** A year: the Observatory of MDN asks for six months (docs/decisions/0013). */
export const hstsSeconds = 31_536_000;

/** What no page uses; finding the nearest town asks for the visitor's place. */
const permissions = ['camera', 'microphone', 'payment', 'usb', 'display-capture'];

/**
 * The headers that guard every answer, on every host: the one source of what is written for each.
 *
 * Styles may stand inline here, although each page's own policy allows its one sheet alone, and both
 * hold: at a store the headers live at another place than the pages, and a page would stand there
 * without its styles from a change of the sheet until somebody has changed the headers too.
 *
 * @param sources what the pages' own policies allow: inline scripts by their hashes, and where they
 *   may send to.
 */
export function securityHeaders(sources: Omit<PolicySources, 'styles'>): readonly Header[] {
  const policy = securityPolicy({ ...sources, styles: ["'unsafe-inline'"] });
  return [
    ['Content-Security-Policy', `${policy};frame-ancestors 'none'`],
    ['Strict-Transport-Security', `max-age=${hstsSeconds}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      ['geolocation=(self)', ...permissions.map((name) => `${name}=()`)].join(', '),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}
