import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../content/content-root';
import { datedFacts } from '../content/dated-facts';
import { readContent } from '../content/read-content';
import { afterBuildOptions, finishExport } from './after-build';
import { markFinished, markUnfinished } from './is-stale';
import { reportContentErrors } from './report-content-errors';

/** `npm run build`: the steps from content to out/, in their order. */
const root = process.cwd();
const out = join(root, outFolder());

await reportContentErrors(async () => {
  const content = readContent(contentRoot());
  const dated = datedFacts(content.business);
  markUnfinished(root, outFolder());
  runNext();
  for (const { name, seconds } of await finishExport(
    content,
    out,
    afterBuildOptions(process.env),
  )) {
    console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  }
  markFinished(root, dated, outFolder());
});

function runNext(): void {
  const next = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (next.status !== 0) process.exit(next.status ?? 1);
}
