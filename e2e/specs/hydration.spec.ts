import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { budgetOf } from '../budgets/budgets';
import { pageFiles } from '../budgets/page-files';
import { templates } from './site';
import { expect, holdScripts, test, waitForIslands } from './test';

/** What a page fetches and runs, and when: an island's files may be prefetched, but run only once it is touched. */

const isScript = (path: string) => path.endsWith('.js');
const filesOf = (path: string) =>
  pageFiles(readFileSync(join('out', path, path.endsWith('/') ? 'index.html' : ''), 'utf8'));

/** The paths that the page requests from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Turns on the browser's Save-Data: then nothing is prefetched. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

for (const path of templates) {
  test(`before any input ${path} fetches only what its budget counts`, async ({ page }) => {
    await saveData(page);
    const requested = requestsOf(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { first } = filesOf(path);
    const counted = [path, ...first.map((name) => `/${name}`)];
    // The icon comes when the browser likes, a lazy picture when it is near.
    const isPredictable = (name: string) => !/^\/(?:maps|icons)\//.test(name);
    expect(requested.filter(isPredictable).sort()).toEqual(counted.filter(isPredictable).sort());
    expect(requested.length).toBeLessThanOrEqual(budgetOf(path).requests);
  });

  test(`${path} prefetches its islands once it has loaded, and runs none of them`, async ({
    page,
  }) => {
    await page.coverage.startJSCoverage();
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const early = performance.getEntriesByType('resource').map(({ name }) => name);
        Object.assign(window, { early });
      });
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (isScript(request.url())) scripts.push(new URL(request.url()).pathname.slice(1));
    });
    await page.goto(path);
    const early: string[] = await page.evaluate('window.early');
    expect(early.filter(isScript)).toEqual([]);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    // Each once, and none of an island that is not visible at this width.
    expect(new Set(scripts).size).toBe(scripts.length);
    const known = new Set(filesOf(path).islands.flat());
    expect(scripts.filter((name) => !known.has(name))).toEqual([]);
    expect(scripts.filter((name) => name.includes('/menu-'))).toEqual([]);
    const ran = (await page.coverage.stopJSCoverage()).filter(({ url }) => isScript(url));
    expect(ran.map(({ url }) => url)).toEqual([]);
  });

  test(`${path} requests no file but those that it names, and no stylesheet`, async ({ page }) => {
    const requested = requestsOf(page);
    await page.goto(path);
    await waitForIslands(page);
    await page.waitForLoadState('networkidle');
    const { first, islands } = filesOf(path);
    const known = [...first, ...islands.flat()].map((name) => `/${name}`);
    const others = requested.filter((name) => name !== path && !known.includes(name));
    expect(others.filter((name) => !/^\/(?:maps|icons)\//.test(name))).toEqual([]);
  });
}

test('none of two hundred early clicks is lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.contact, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main button[aria-expanded]');
    const seen = { count: 0 };
    Object.assign(window, { seen });
    if (!button) return;
    new MutationObserver((records) => {
      seen.count += records.length;
    }).observe(button, { attributeFilter: ['aria-expanded'] });
    for (let click = 0; click < 200; click++) button.click();
  });
  release();
  await expect.poll(() => page.evaluate('window.seen.count')).toBe(200);
});

test.describe('scrolling with a thumb', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('loads no script on the way down a town page, even where it starts on an island', async ({
    page,
  }) => {
    await saveData(page);
    const requested = requestsOf(page);
    await page.goto(routes.town('boise'));
    const session = await page.context().newCDPSession(page);
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    for (let flicks = 0; flicks < 60 && !(await isAtEnd()); flicks++) {
      await flick(session, { x: 200, from: 700, to: 100 });
    }
    expect(await isAtEnd()).toBe(true);

    const map = page.getByRole('button', { name: 'Show map' });
    await map.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const box = await map.boundingBox();
    const before = await page.evaluate(() => scrollY);
    await flick(session, { x: (box?.x ?? 0) + 20, from: (box?.y ?? 0) + 20, to: 100 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(requested.filter(isScript)).toEqual([]);
  });
});

/** A finger that touches the screen, moves up and lifts, in CSS pixels. */
async function flick(
  session: CDPSession,
  { x, from, to }: { x: number; from: number; to: number },
) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let y = from; y >= to; y -= 50) await touch('touchMove', y);
  await touch('touchEnd');
}
