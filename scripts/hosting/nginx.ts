import type { Redirect } from '../../lib/schema/redirects';
import { hashedFiles, hashedFolders, otherFiles } from './cache-control';
import type { Header } from './headers';

/** Besides HTML, which nginx always includes. */
const textTypes =
  'text/plain text/vcard text/xml text/javascript application/json application/manifest+json image/svg+xml';

/**
 * What belongs into a `server` block of nginx that has `root` at the export. A file of a name that
 * does not exist is never kept, so that a page which asks too early can ask again.
 *
 * @returns the text of a file for nginx's `include`.
 */
export function nginxSnippet(headers: readonly Header[], redirects: readonly Redirect[]): string {
  return `# Written by "npm run hosting": include it in the server block whose root is the export.
charset utf-8;
charset_types ${textTypes};
types {
  text/html html;
  text/plain txt;
  text/vcard vcf;
  text/xml xml;
  text/javascript js;
  application/json json;
  application/manifest+json webmanifest;
  image/svg+xml svg;
  image/png png;
  image/x-icon ico;
  font/woff2 woff2;
}
default_type application/octet-stream;

# Compressed files beside the originals, from a build with PRECOMPRESS=1. With Debian's
# libnginx-mod-http-brotli-static: brotli_static on;
gzip_static on;
# Files without a compressed copy are compressed as they are sent.
gzip on;
gzip_types ${textTypes};
gzip_vary on;

server_tokens off;
absolute_redirect off;
error_page 404 /404.html;
# A folder without a page of its own is nothing to a visitor.
error_page 403 =404 /404.html;

set $kept "${otherFiles}";
if ($uri ~ "^(${hashedFolders.join('|')})") { set $kept "${hashedFiles}"; }
add_header Cache-Control $kept;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}

location / {
  index index.html;
  try_files $uri $uri/ =404;
}
${redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }\n`).join('')}`;
}
