import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../../../lib/schema/redirects';
import { securityHeaders } from '../../hosting/headers';
import { headersFile, redirectsFile } from '../../hosting/headers-file';
import { pageSources } from '../../hosting/page-sources';

/** Writes _headers and _redirects, which Netlify and Cloudflare Pages read. */
export function writeHostFiles(redirects: readonly Redirect[], out: string): void {
  writeFileSync(join(out, '_headers'), headersFile(securityHeaders(pageSources(out))));
  if (redirects.length > 0) writeFileSync(join(out, '_redirects'), redirectsFile(redirects));
}
