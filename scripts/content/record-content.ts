import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { publishedFile, publishedPaths } from '../../lib/content/resolving/redirects';
import { sitePaths } from '../../lib/page-kinds';
import { reportContentErrors } from '../report-content-errors';

/** `npm run content:record`: adds the site's paths to the record of every path it has ever had. */
await reportContentErrors(() => {
  const { content, texts } = readContentWithLines();
  const paths = new Set([...publishedPaths(texts.get(publishedFile)), ...sitePaths(content)]);
  const text = `${[...paths].sort().join('\n')}\n`;
  if (texts.get(publishedFile) !== text) writeFileSync(join(contentRoot(), publishedFile), text);
});
