import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay, datedFacts } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContentToBuild } from '../../lib/content/read-content';
import { wordModules } from '../../lib/islands/words';
import { reportContentErrors } from '../content/report-content-errors';
import { stampPath } from './build-if-needed';
import { finishExport } from './finish-export';
import { makeIslands } from './islands/islands';
import { readPhotos } from './photos';
import { runNext } from './run-next';
import { sourcesHash } from './sources';

/** `npm run build`: everything from content/ to out/. */
const root = process.cwd();

await reportContentErrors(async () => {
  const read = readContentToBuild(contentRoot(), buildDay());
  const { content } = read;
  const photos = await readPhotos(read);
  const stamp = stampPath(root);
  const hash = sourcesHash(root, datedFacts(content));
  // From here on the export is unfinished.
  rmSync(stamp, { force: true });
  const [islands] = await Promise.all([makeIslands(root, wordModules(content)), runNext()]);
  await finishExport(read, join(root, outFolder()), islands, photos);
  writeFileSync(stamp, hash);
});
