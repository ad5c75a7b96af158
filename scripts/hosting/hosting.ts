import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { reportContentErrors } from '../content/report-content-errors';
import { cloudfrontPolicy } from './cloudfront';
import { securityHeaders } from './headers';
import { nginxSnippet } from './nginx';
import { pageSources } from './page-sources';

/** `npm run hosting`: writes hosting/nginx.conf and hosting/cloudfront.json for the export. */
const out = outFolder();
if (!existsSync(out)) {
  console.error(`There is no ${out}/: run npm run build first.`);
  process.exit(1);
}
await reportContentErrors(() => {
  const headers = securityHeaders(pageSources(out));
  const files = {
    'hosting/nginx.conf': nginxSnippet(headers, readContent(contentRoot()).redirects),
    'hosting/cloudfront.json': cloudfrontPolicy(headers),
  };
  mkdirSync('hosting', { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
});
