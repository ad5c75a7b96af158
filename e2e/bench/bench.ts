import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../browsers/find-browser';
import { compare } from './compare';
import { gestureCost, moments } from './gesture-cost';
import { gestures, heavyPages } from './gestures';
import { lighthouseVersion, visit } from './lighthouse';
import { serveVariants } from './serve-variants';

/**
 * `npm run bench`: measures what the pages of out/ cost and how long a visitor waits on a slow phone,
 * and prints Markdown. `--runs 1 --pages / --gestures phone,map` is a quick look; `--beside before=../before/out`
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

const executablePath = findBrowser();
if (!executablePath) throw new Error('No browser found: run "npm run install:browser" first.');
const origins = await serveVariants(['page=out', ...values.beside]);
const browser = await chromium.launch({ executablePath, args: browserFlags });

const visits = values.pages.split(',').map((path) => ({
  name: path,
  measure: (origin: string) => visit(executablePath, origin + path),
}));
const wanted = values.gestures.split(',');
const tries = gestures
  .filter(({ name }) => wanted.includes(name))
  .flatMap((gesture) =>
    moments.map((moment) => ({
      name: `${gesture.name}, ${moment}`,
      measure: (origin: string) => gestureCost(browser, origin, gesture, moment),
    })),
  );
const tables = [
  await compare('page', visits, origins, runs),
  await compare('gesture', tries, origins, runs),
];

const day = new Date().toISOString().slice(0, 10);
const tools = `Lighthouse ${lighthouseVersion}, Chromium ${browser.version()}`;
const machine = `Node ${process.versions.node}, ${availableParallelism()} cores`;
await browser.close();
console.log([`${day}, ${tools}, ${machine}, medians of ${runs}`, ...tables].join('\n\n'));
