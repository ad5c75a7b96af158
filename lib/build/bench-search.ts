import { chromium, type Page } from '@playwright/test';
import { median } from './bench/median';
import { findBrowser } from './browser';
import { createSiteServer, listen } from './serve';

/**
 * `npm run bench:search`: the time from a keystroke in the search of /places/ to the frame that
 * shows its result, with the cards of the page and with 5,000, in one run on the export in out/.
 */
const manyCards = 5000;
const term = 'museum kuna idaho x';

const server = createSiteServer(`${process.cwd()}/out`);
const port = await listen(server, 3300, true);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});

const rows = [];
for (const wanted of [0, manyCards]) {
  const page = await browser.newPage();
  const cards = await open(page, wanted);
  // The copies' own first layout is no part of a keystroke.
  await page.waitForTimeout(3000);
  const times = await timeKeystrokes(page);
  await page.close();
  rows.push({
    cards,
    'median ms': Math.round(median(times)),
    'slowest ms': Math.round(Math.max(...times)),
  });
}
console.table(rows);
await browser.close();
server.close();

/** Opens the page and copies its cards until there are at least so many. */
async function open(page: Page, wanted: number): Promise<number> {
  await page.goto(`http://localhost:${port}/places/`, { waitUntil: 'networkidle' });
  return page.evaluate((least) => {
    const list = document.getElementById('places');
    const own = [...(list?.children ?? [])];
    for (let index = 0; list && list.children.length < least; index++) {
      const card = own[index % own.length]?.cloneNode(true);
      if (card) list.append(card);
    }
    return list?.children.length ?? 0;
  }, wanted);
}

async function timeKeystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener(
      'input',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
      },
      true,
    );
  });
  const input = page.getByLabel('Search by place or town');
  await input.focus();
  for (const letter of term) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(100);
  }
  const times: unknown = await page.evaluate('window.times');
  return Array.isArray(times) ? times.map(Number) : [];
}
