import { cpSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { precompress } from '../../scripts/build/steps/precompress';
import { createSiteServer, listen } from '../../scripts/serve/serve';
import { browserFlags, findBrowser } from '../browsers/find-browser';
import { compare } from './compare';
import { gestureCost, gestures, heavyPages } from './gestures';
import { visit } from './lighthouse';

/**
 * `npm run bench`: measures what the pages of out/ cost and how long a visitor waits on a slow phone,
 * and prints medians. `--runs 1 --pages / --gestures phone,map` is a quick look; `--beside before=../before/out`
 * (repeatable) measures another export in the same run.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: heavyPages.join(',') },
    gestures: { type: 'string', default: gestures.map(({ name }) => name).join(',') },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: expected a number, 1 or more.`);

// All are compressed, as a good host sends them, and each has an origin of its own, so that none
// can use what the browser cached for another one.
const origins: Record<string, string> = {};
for (const variant of ['page=out', ...values.beside]) {
  const [name = '', folder = ''] = variant.split('=');
  const copy = `test-results/bench/${name}`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  await precompress(copy);
  const server = createSiteServer(copy);
  origins[name] = `http://localhost:${await listen(server, 3310)}`;
  server.unref();
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

const visits = values.pages.split(',').map((path) => ({
  name: path,
  measure: (origin: string) => visit(origin + path),
}));
const tries = gestures
  .filter(({ name }) => values.gestures.split(',').includes(name))
  .flatMap((gesture) =>
    (['early', 'late'] as const).map((moment) => ({
      name: `${gesture.name}, ${moment}`,
      measure: (origin: string) => gestureCost(browser, origin, gesture, moment),
    })),
  );
const pages = await compare(visits, origins, runs);
const effects = await compare(tries, origins, runs);
console.log(`Node ${process.versions.node}, Chromium ${browser.version()}`);
await browser.close();
console.table(pages);
console.table(effects);
