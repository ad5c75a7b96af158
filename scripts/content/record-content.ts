import { mkdirSync, writeFileSync } from 'node:fs';
import { contentRoot } from '../../lib/content/content-root';
import { recordPaths } from '../../lib/content/published';
import { readContent } from '../../lib/content/read-content';
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
  recordPaths(readContent(root), root);
});
