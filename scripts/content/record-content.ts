import { mkdirSync, writeFileSync } from 'node:fs';
import { contentRoot } from '../../lib/content/content-root';
import { publishedFile, readPublished } from '../../lib/content/published';
import { readContent } from '../../lib/content/read-content';
import { sitePaths } from '../../lib/routes';
import { editorSchemas } from './editor-schemas';
import { reportContentErrors } from './report-content-errors';

/**
 * `npm run content:record`: writes the schemas that editors use, and adds the site's paths to the
 * record of every path it has ever had.
 */
const root = contentRoot();

await reportContentErrors(() => {
  mkdirSync(`content/schemas/pages`, { recursive: true });
  for (const { file, text } of editorSchemas()) writeFileSync(file, text);
  const paths = new Set([...readPublished(root), ...sitePaths(readContent(root))]);
  writeFileSync(`${root}/${publishedFile}`, `${[...paths].sort().join('\n')}\n`);
});
