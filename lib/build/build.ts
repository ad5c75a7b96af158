import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { contentRoot, outFolder } from '../content/content-root';
import { readContent } from '../content/read-content';
import { checkGlyphs } from './check-glyphs';
import { reportContentErrors } from './report-content-errors';
import { writeRedirects } from './write-redirects';

/** `npm run build`: the steps from content to out/, in their order. */
const root = process.cwd();
const out = join(root, outFolder());

reportContentErrors(() => {
  const content = readContent(contentRoot());
  runNext();
  writeRedirects(content, out);
  checkGlyphs(out);
});

function runNext(): void {
  const next = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (next.status !== 0) process.exit(next.status ?? 1);
}
