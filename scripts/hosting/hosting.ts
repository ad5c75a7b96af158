import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { reportContentErrors } from '../content/report-content-errors';
import { exportFolder } from '../pages/page-names';
import { cloudfrontPolicy } from './cloudfront';
import { securityHeaders } from './headers';
import { nginxSnippet } from './nginx';

/** `npm run hosting`: writes headers for nginx and CloudFront to hosting/, beside the export. */
await reportContentErrors(() => {
  const out = exportFolder();
  const headers = securityHeaders(out);
  const { redirects } = readContent(contentRoot());
  const folder = join(out, '../hosting');
  mkdirSync(folder, { recursive: true });
  function write(name: string, text: string) {
    const file = join(folder, name);
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
  write('nginx.conf', nginxSnippet(headers, redirects));
  write('cloudfront.json', cloudfrontPolicy('website-security-headers', headers.site));
  write('cloudfront-admin.json', cloudfrontPolicy('website-admin-headers', headers.admin));
});
