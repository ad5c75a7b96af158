import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { buildDay, datedFacts } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContentToBuild } from '../../lib/content/read-content';
import { wordModules } from '../../lib/islands/words';
import { reportContentErrors } from '../content/report-content-errors';
import { sourcesHash, stampPath } from './build-if-needed';
import { finishExport } from './finish-export';
import { makeIslands } from './islands/islands';
import { readPhotos } from './photos';

/** `npm run build`: everything from content/ to out/. */
await reportContentErrors(async () => {
  const read = readContentToBuild(contentRoot(), buildDay());
  const photos = await readPhotos(read);
  const stamp = stampPath('');
  const hash = sourcesHash('', datedFacts(read.content));
  // From here on the export is unfinished.
  rmSync(stamp, { force: true });
  const [islands] = await Promise.all([makeIslands(wordModules(read.content)), runNext()]);
  await finishExport(read, outFolder(), islands, photos);
  writeFileSync(stamp, hash);
});

/** Has Next build and export the pages. If it can't, it says why, and the build ends. */
async function runNext(): Promise<void> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const [status] = await once(next, 'close');
  if (status !== 0) process.exit(status ?? 1);
}
