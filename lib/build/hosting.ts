import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../content/content-root';
import { readContent } from '../content/read-content';
import { cloudfrontPolicy } from './hosting/cloudfront';
import { securityHeaders } from './hosting/headers';
import { nginxSnippet } from './hosting/nginx';
import { pageSources } from './hosting/page-sources';
import { reportContentErrors } from './report-content-errors';

/**
 * `npm run hosting`: writes what hosts need besides the export: hosting/nginx.conf and
 * hosting/cloudfront.json. Of all content, only `delivery` changes the headers in them.
 */
const root = process.cwd();

if (!existsSync(join(root, outFolder()))) {
  console.error(`There is no ${outFolder()}/: run npm run build first.`);
  process.exit(1);
}
await reportContentErrors(() => {
  const { redirects } = readContent(contentRoot());
  const headers = securityHeaders(pageSources(join(root, outFolder())));
  const files = {
    'nginx.conf': nginxSnippet(headers, redirects),
    'cloudfront.json': cloudfrontPolicy(headers),
  };
  mkdirSync(join(root, 'hosting'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(root, 'hosting', name), text);
    console.log(`Written: hosting/${name}`);
  }
});
