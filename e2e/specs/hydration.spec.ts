import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { weighPage } from '../budgets/weigh';
import { site } from '../sites/sites';
import { samplePages } from './site';
import { expect, requestsOf, test, waitForIslands } from './test';

/** What a page fetches and runs: islands' files may be prefetched, but run only once touched. */

const isScript = (path: string) => path.endsWith('.js');
// The icon loads when the browser likes, a lazy picture when it is near the viewport.
const isPredictable = (path: string) =>
  !/^\/(?:drawings\/(?!ribbon)|engravings\/|maps\/|icons\/)/.test(path);

/** The paths of the files of the page's islands, each once. */
async function islandFilesOf(page: Page, which = ''): Promise<string[]> {
  const lists = await page
    .locator(`[data-island]${which}`)
    .evaluateAll((islands) => islands.map((island) => island.getAttribute('data-island') ?? ''));
  return [...new Set(lists.flatMap((list) => list.split(' ')))];
}

/** What the browser says about the network. On a busy machine it may take a fast one for slow. */
const setConnection = (page: Page) =>
  page.addInitScript(() => {
    const value = { saveData: false, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value });
  });

for (const path of samplePages) {
  test(`${path} fetches what its budget counts, then its islands`, async ({ page }) => {
    const { files } = await weighPage(join(path, 'index.html').slice(1), (name) =>
      readFileSync(join(site.SITE_OUT, name)),
    );
    await page.coverage.startJSCoverage();
    await setConnection(page);
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const early = performance.getEntriesByType('resource').map(({ name }) => name);
        Object.assign(window, { early });
      });
    });
    const requested = requestsOf(page);
    await page.goto(path);
    const early: string[] = await page.evaluate('window.early');
    expect(early.filter(isScript)).toEqual([]);

    // Once it has loaded, it prefetches each file of its visible islands once, and runs none.
    const all = [path, ...files, ...(await islandFilesOf(page, ':visible'))];
    const expected = all.filter(isPredictable).sort();
    await expect.poll(() => requested.filter(isPredictable).sort()).toEqual(expected);
    const ran = (await page.coverage.stopJSCoverage()).filter(({ url }) => isScript(url));
    expect(ran.map(({ url }) => url)).toEqual([]);

    // Once the others, such as the menu, are hydrated too, nothing else has been requested.
    const named = [...expected, ...(await islandFilesOf(page))];
    await waitForIslands(page);
    const others = requested.filter((name) => isPredictable(name) && !named.includes(name));
    expect(others).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
