import { mapsOrigin } from './maps';

/** What a page may run and load. Hashes stand in quotes, as 'sha256-…'. */
export interface PolicyHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The content security policy of a page: its own files, what stands inline by its hash, and a map's
 * frame after a click. Nothing is posted anywhere (decision 16). `frame-ancestors` works in a
 * header only, and `upgrade-insecure-requests` would break the preview on http://localhost.
 */
export function securityPolicy({ scripts, styles }: PolicyHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...(styles.length > 0 ? styles : ["'none'"])].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${mapsOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}
