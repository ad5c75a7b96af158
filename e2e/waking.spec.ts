import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { budgetOf } from '../lib/build/budgets/budgets';
import { pageFiles } from '../lib/build/budgets/page-files';
import { routes } from '../lib/routes';
import { templates } from './site';
import { expect, test, waitForReact } from './test';

/** What a page fetches, and when: nothing of React before an island is touched. */

const isScript = (path: string) => path.endsWith('.js');
const fileOf = (path: string) => join('out', path.endsWith('/') ? `${path}index.html` : path);

/** The paths that the page asks this site for, from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

for (const path of templates) {
  test(`${path} fetches before an input what its budget was counted from`, async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { first } = pageFiles(readFileSync(fileOf(path), 'utf8'));
    // It asks for the icon when it likes, for a lazy picture when that is near, and for no more.
    const counted = [path, ...first.map((name) => `/${name}`)];
    const isSure = (name: string) => !/^\/(?:maps|icons)\//.test(name);
    expect(asked.filter(isSure).sort()).toEqual(counted.filter(isSure).sort());
    expect(asked.length).toBeLessThanOrEqual(budgetOf(path).requests);
    expect(asked.filter(isScript)).toEqual([]);
  });

  test(`${path} loads no chunk that it does not use, and no stylesheet`, async ({ page }) => {
    await page.coverage.startJSCoverage();
    const asked = requestsOf(page);
    await page.goto(path);
    await waitForReact(page);
    await page.waitForLoadState('networkidle');
    const coverage = await page.coverage.stopJSCoverage();
    const chunks = coverage.filter(({ url }) => url.includes('/_next/static/chunks/'));
    expect(chunks.length).toBeGreaterThan(3);
    // The outermost function of a file is the file itself, which only hands its modules over.
    const unused = chunks.filter(
      ({ functions }) => !functions.slice(1).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
    );
    expect(unused.map(({ url }) => url)).toEqual([]);
    // React takes the scripts for its own, and runs none of them a second time.
    expect(new Set(chunks.map(({ url }) => url)).size).toBe(chunks.length);
    expect(asked.filter((name) => name.endsWith('.css'))).toEqual([]);
    for (const name of asked) expect(existsSync(fileOf(name)), name).toBe(true);
  });
}

test.describe('a thumb that scrolls a town page from top to bottom', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('wakes nothing, also where it touches an island', async ({ page }) => {
    const asked = requestsOf(page);
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
    expect(asked.filter(isScript)).toEqual([]);
  });
});

/** A finger that goes down, up the screen and off it, in pixels of the screen. */
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
