import { fileKinds, hashedFiles, hashedPrefixes, otherFiles } from '../../lib/file-kinds';
import type { Redirect } from '../../lib/schema/redirects';
import { adminFolder } from '../pages/page-names';
import type { HostHeaders } from './headers';

/** nginx includes HTML by default, and warns about a duplicate. */
const textTypes = fileKinds
  .flatMap(({ ending, isText, type }) => (isText && ending !== 'html' ? [type] : []))
  .join(' ');

/**
 * A file to include in a `server` block of nginx whose `root` is the export. The answer for a missing
 * file is never cached, so that a page that asks too early can ask again.
 */
export function nginxSnippet({ site, admin }: HostHeaders, redirects: readonly Redirect[]): string {
  const lines = (some: Record<string, string>) =>
    Object.entries(some).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# Written by "npm run hosting": include it in the server block whose root is the export.
charset utf-8;
charset_types ${textTypes};
types {
${fileKinds.map(({ ending, type }) => `  ${type} ${ending};`).join('\n')}
}
default_type application/octet-stream;

# Serves the compressed files from a build with PRECOMPRESS=1. With Debian's
# libnginx-mod-http-brotli-static, add: brotli_static on;
gzip_static on;
# Files without a compressed copy are compressed as they are sent.
gzip on;
gzip_types ${textTypes};
gzip_vary on;

server_tokens off;
absolute_redirect off;
error_page 404 /404.html;
# To a visitor, a folder without a page does not exist.
error_page 403 =404 /404.html;

set $kept "${otherFiles}";
if ($uri ~ "^(${hashedPrefixes.join('|')})") { set $kept "${hashedFiles}"; }
add_header Cache-Control $kept;
${lines(site).join('\n')}

location / {
  index index.html;
  try_files $uri $uri/ =404;
}
location /${adminFolder} {
  index index.html;
  add_header Cache-Control "${otherFiles}";
  ${lines(admin).join('\n  ')}
}
${redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }\n`).join('')}`;
}
