import { mapsOrigin } from '../schema/maps-origin';

/** What a page may run and load. Hashes stand in quotes, as 'sha256-…'. */
export interface PolicySources {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins besides its own that the page may send to: the one where messages are delivered. */
  connect?: readonly string[];
}

/**
 * The content security policy of a page: its own files, what stands inline by its hash, and a map's
 * frame after a click. No form is posted as a form: where messages are delivered, script sends them
 * (decision 0014). `frame-ancestors` works in a header only, and `upgrade-insecure-requests` would
 * break the preview on http://localhost.
 */
export function securityPolicy({ scripts, styles, connect = [] }: PolicySources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...(styles.length > 0 ? styles : ["'none'"])].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    `frame-src ${mapsOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}
