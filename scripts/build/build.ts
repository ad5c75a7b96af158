import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { datedFacts } from '../../lib/content/dated-facts';
import { readContent } from '../../lib/content/read-content';
import { browserVariables } from '../../lib/islands/browser-variables';
import { reportContentErrors } from '../content/report-content-errors';
import { finishExport } from './finish-export';
import { makeIslands } from './islands/islands';
import { markFinished, markUnfinished } from './needs-build';

/** `npm run build`: everything from content/ to out/. */
const root = process.cwd();
const out = join(root, outFolder());

await reportContentErrors(async () => {
  const content = readContent(contentRoot());
  const dated = datedFacts(content.business);
  markUnfinished(root, outFolder());
  const [islands] = await Promise.all([makeIslands(root, browserVariables(content)), runNext()]);
  const times = await finishExport(content, out, islands, process.env['PRECOMPRESS'] === '1');
  for (const [name, seconds] of times) console.log(`✓ ${name} (${seconds.toFixed(2)} s)`);
  markFinished(root, dated, outFolder());
});

async function runNext(): Promise<void> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const [status] = await once(next, 'close');
  if (status !== 0) process.exit(status ?? 1);
}
