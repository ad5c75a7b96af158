import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runScript } from '../../scripts/pages/run-script';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { browserFlags, findBrowser } from '../browsers/find-browser';
import { gestures, visit } from './gestures';
import { mediansOf, type Sample } from './medians';

/**
 * `npm run bench`: builds the site, measures how long a visitor waits on a slow phone, and prints
 * medians. `npm run bench -- --runs 1 phone map` is a quick look at two gestures.
 * `--beside before=../before/out` (repeatable) measures another export in the same run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
// All are compressed, as a good host sends them.
const out = 'test-results/bench';
if (!runScript('build', { SITE_OUT: out, PRECOMPRESS: '1' })) process.exit(1);

const rows = [];
for (const [at, variant] of [`page=${out}`, ...values.beside].entries()) {
  const [name = '', folder = ''] = variant.split('=');
  // Each has an origin of its own, so that none can use what the browser cached for another one.
  const server = createSiteServer(folder);
  const origin = `http://localhost:${await listen(server, 3310 + at)}`;
  server.unref();
  for (const [gesture, steps] of Object.entries(gestures)) {
    if (positionals.length > 0 && !positionals.includes(gesture)) continue;
    for (const moment of ['early', 'late'] as const) {
      const samples: Sample[] = [];
      rows.push({ gesture, moment, variant: name, origin, steps, samples });
    }
  }
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
// All in turn, so that a busy moment on the machine affects all. Round 0 warms up and does not count.
for (let round = 0; round <= Number(values.runs); round++) {
  console.error(`${round}/${values.runs}`);
  for (const { origin, steps, moment, samples } of rows) {
    const sample = await visit(browser, origin, steps, moment);
    if (round > 0) samples.push(sample);
  }
}
console.log(`Node ${process.versions.node}, Chromium ${browser.version()}`);
await browser.close();
console.table(
  rows.map(({ gesture, moment, variant, samples }) => {
    return { gesture, moment, variant, ...mediansOf(samples) };
  }),
);
