import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { reportContentErrors } from '../content/report-content-errors';
import { adminFolder } from '../pages/page-names';
import { cloudfrontPolicy } from './cloudfront';
import { adminHeaders, securityHeaders } from './headers';
import { nginxSnippet } from './nginx';
import { pageSources, policyOf } from './page-sources';

/** `npm run hosting`: writes hosting/nginx.conf and two policies for CloudFront, for the export. */
const out = outFolder();
if (!existsSync(out)) {
  console.error(`There is no ${out}/: run npm run build first.`);
  process.exit(1);
}
await reportContentErrors(() => {
  const headers = securityHeaders(pageSources(out));
  const admin = adminHeaders(headers, policyOf(out, `${adminFolder}index.html`));
  const { redirects } = readContent(contentRoot());
  const files = {
    'hosting/nginx.conf': nginxSnippet(headers, redirects, admin),
    'hosting/cloudfront.json': cloudfrontPolicy('website-security-headers', headers),
    'hosting/cloudfront-admin.json': cloudfrontPolicy('website-admin-headers', admin),
  };
  mkdirSync('hosting', { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
});
