import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runScript } from '../../scripts/pages/run-script';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { browserFlags, findBrowser } from '../browsers/find-browser';
import { firstView } from './first-view';
import { gestureCost, gestures, heavyPages } from './gestures';
import { mediansOf, type Sample } from './medians';

/**
 * `npm run bench`: builds the site, measures how long a visitor waits for its pages on a slow phone, and
 * prints medians. `npm run bench -- --runs 1 / phone map` is a quick look at one page and two gestures.
 * `--beside before=../before/out` (repeatable) measures another export in the same run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
// All are compressed, as a good host sends them.
const out = 'test-results/bench';
if (!runScript('build', { SITE_OUT: out, PRECOMPRESS: '1' })) process.exit(1);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

const pages = heavyPages.map((path) => ({
  name: path,
  moment: 'first view',
  measure: (origin: string) => firstView(browser, origin + path),
}));
const tries = Object.entries(gestures).flatMap(([name, gesture]) =>
  (['early', 'late'] as const).map((moment) => ({
    name,
    moment,
    measure: (origin: string) => gestureCost(browser, origin, gesture, moment),
  })),
);
const subjects = [...pages, ...tries].filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
const rows = [];
for (const [at, variant] of [`page=${out}`, ...values.beside].entries()) {
  const [name = '', folder = ''] = variant.split('=');
  // Each has an origin of its own, so that none can use what the browser cached for another one.
  const server = createSiteServer(folder);
  const origin = `http://localhost:${await listen(server, 3310 + at)}`;
  server.unref();
  for (const subject of subjects) {
    const samples: Sample[] = [];
    rows.push({ ...subject, variant: name, origin, samples });
  }
}
// All in turn, so that a busy moment on the machine affects all. Round 0 warms up and does not count.
for (let round = 0; round <= runs; round++) {
  console.error(`${round}/${runs}`);
  for (const { measure, origin, samples } of rows) {
    const sample = await measure(origin);
    if (round > 0) samples.push(sample);
  }
}
console.log(`Node ${process.versions.node}, Chromium ${browser.version()}`);
await browser.close();
console.table(
  rows.map(({ name, moment, variant, samples }) => {
    return { name, moment, variant, ...mediansOf(samples) };
  }),
);
