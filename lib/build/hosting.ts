import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../content/content-root';
import { readContent } from '../content/read-content';
import { cloudfrontPolicy } from './hosting/cloudfront';
import { securityHeaders } from './hosting/headers';
import { inlineScripts } from './hosting/inline-scripts';
import { nginxSnippet } from './hosting/nginx';
import { reportContentErrors } from './report-content-errors';

/**
 * `npm run hosting`: writes what hosts need besides the export: hosting/nginx.conf and
 * hosting/cloudfront.json. A change of content never changes the headers in them.
 */
const root = process.cwd();

await reportContentErrors(() => {
  const { redirects } = readContent(contentRoot());
  const headers = securityHeaders(inlineScripts(join(root, outFolder())));
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
