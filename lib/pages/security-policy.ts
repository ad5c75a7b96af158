import { mapsOrigin } from '../schema/maps-origin';

/** What a page may run and load. Hashes are in quotes, as 'sha256-…'. */
export interface PolicySources {
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins the page may send to: the one messages are delivered to, and the map's. */
  connect?: readonly string[];
}

/**
 * The content security policy of a page: the site's own files, inline scripts and styles by their
 * hashes, and a map's frame after a click. No form is submitted: if messages are delivered, a script
 * sends them (decision 0014). `frame-ancestors` works only in a header, and
 * `upgrade-insecure-requests` would break the preview on http://localhost.
 */
export function securityPolicy({ scripts, styles, connect = [] }: PolicySources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Before the frame is shown, the page asks whether it can load (components/ui/map-box.client.tsx).
    [...new Set(["connect-src 'self'", mapsOrigin, ...connect])].join(' '),
    "manifest-src 'self'",
    `frame-src ${mapsOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}
