import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { reportContentErrors } from '../content/report-content-errors';
import { cloudfrontPolicy } from './cloudfront';
import { securityHeaders } from './headers';
import { nginxSnippet } from './nginx';
import { pageSources } from './page-sources';

/** `npm run hosting`: writes hosting/nginx.conf and hosting/cloudfront.json for the export. */
const root = process.cwd();
const out = join(root, outFolder());

if (!existsSync(out)) {
  console.error(`There is no ${outFolder()}/: run npm run build first.`);
  process.exit(1);
}
await reportContentErrors(() => {
  const { redirects } = readContent(contentRoot());
  const headers = securityHeaders(pageSources(out));
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
