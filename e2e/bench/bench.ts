import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { readContent } from '../../lib/content/read-content';
import { routes } from '../../lib/routes';
import { runScript } from '../../scripts/run-script';
import { createSiteServer, listenOnFreePort } from '../../scripts/serve/serve';
import { browserFlags, findBrowser } from '../browsers/find-browser';
import { slowDown } from '../browsers/slow-phone';

/**
 * `npm run bench`: builds the site, measures how long a visitor waits on a slow phone, and prints
 * medians in milliseconds. `npm run bench -- --runs 1 phone map` is a quick look at two gestures.
 * `--beside before=../before/out` (repeatable) measures another export in the same run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});

const [mainTown = ''] = readContent().business.mainTowns;
const town = routes.town(mainTown);
/** What is typed: a town begins with it, and some attraction has none. */
const letter = mainTown.charAt(0);

type Gesture = [from: string, target: string, effect: string, typed?: string];

/** One for each kind of island that a visitor waits for. `target` and `effect` are visible. */
const gestures: Readonly<Record<string, Gesture>> = {
  phone: [town, 'main button[aria-haspopup]', '[role="dialog"]'],
  // Where no network leads to Google, the page says so in place of the map.
  map: [town, 'figure button[aria-expanded]', 'iframe, figure [role="status"]:not(:empty)'],
  email: [routes.contact, 'main address + div button', 'main a[href^="mailto:"]'],
  finder: [routes.home, '[aria-label="Towns"] [role="combobox"]', '[role="option"]', letter],
  search: [routes.places, '[type="search"]', '#places:has(li[hidden])', letter],
};

/**
 * Visits a page with an empty cache on a slow phone, and makes a gesture. The page is as wide as a
 * desktop and has a mouse, because on a phone the phone number is a plain link and there is nothing
 * to wait for.
 *
 * @param moment as soon as the target is painted, or five seconds after the page has loaded.
 * @returns the milliseconds from the click, or from the key if there is something to type, until
 *   the effect is visible; Infinity if it isn't after 15 seconds.
 */
async function visit(
  browser: Browser,
  origin: string,
  [from, target, effect, typed]: Gesture,
  moment: 'early' | 'late',
) {
  const page = await browser.newPage();
  await slowDown(page);
  await page.goto(origin + from, { waitUntil: moment === 'early' ? 'commit' : 'load' });
  const clicked = page.locator(target).filter({ visible: true }).first();
  // It waits until the target has been in its place for two frames.
  await clicked.scrollIntoViewIfNeeded();
  const box = await clicked.boundingBox();
  if (!box) throw new Error(`${from}: expected ${target}, found none`);
  if (moment === 'late') await page.waitForTimeout(5000);
  // Looks once a frame.
  const end = page
    .waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()),
      effect,
      { timeout: 15_000 },
    )
    .then(Date.now, () => Number.POSITIVE_INFINITY);
  // Mouse and keyboard, unlike locators, do not wait for the page.
  let start = Date.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (typed) {
    start = Date.now();
    await page.keyboard.type(typed);
  }
  const wait = (await end) - start;
  await page.close();
  return wait;
}

// All are compressed, as a good host sends them.
const out = 'test-results/bench';
if (!runScript('build', { SITE_OUT: out, PRECOMPRESS: '1' })) process.exit(1);

const rows = [];
for (const [at, variant] of [`page=${out}`, ...values.beside].entries()) {
  const [name = '', folder = ''] = variant.split('=');
  // Each has an origin of its own, so that none can use what the browser cached for another one.
  const server = createSiteServer(folder);
  const origin = `http://localhost:${await listenOnFreePort(server, 3310 + at)}`;
  server.unref();
  for (const [gesture, steps] of Object.entries(gestures)) {
    if (positionals.length > 0 && !positionals.includes(gesture)) continue;
    for (const moment of ['early', 'late'] as const) {
      const waits: number[] = [];
      rows.push({ gesture, moment, variant: name, origin, steps, waits });
    }
  }
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
// In turn, so that a busy moment of the machine affects all. Round 0 warms up and doesn't count.
for (let round = 0; round <= Number(values.runs); round++) {
  console.error(`${round}/${values.runs}`);
  for (const { origin, steps, moment, waits } of rows) {
    const wait = await visit(browser, origin, steps, moment);
    if (round > 0) waits.push(wait);
  }
}
console.log(`Node ${process.versions.node}, Chromium ${browser.version()}`);
await browser.close();
console.table(
  rows.map(({ gesture, moment, variant, waits }) => {
    const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
    return { gesture, moment, variant, median };
  }),
);
