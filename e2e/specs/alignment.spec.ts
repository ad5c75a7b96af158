import type { Locator } from '@playwright/test';
import { routes } from '../../lib/routes';
import { doubleText, expectNoSidewaysScroll } from './expectations';
import { content } from './site';
import { expect, test } from './test';

/** The towns with the longest names. */
const towns = content.towns.toSorted((a, b) => b.name.length - a.name.length).slice(0, 3);

/** What is on one line begins or ends on one. */

const edges = (parts: Locator, edge: 'top' | 'bottom') =>
  parts.evaluateAll(
    (all, edge) => all.map((one) => Math.round(one.getBoundingClientRect()[edge])),
    edge,
  );

/** How far the baselines of two parts are apart: an empty inline block sits on each. */
const baselines = (parts: Locator) =>
  parts.evaluateAll((all) => {
    const bottoms = all.map((part) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      part.append(mark);
      return mark.getBoundingClientRect().bottom;
    });
    return Math.max(...bottoms) - Math.min(...bottoms);
  });

for (const slug of ['nine-foot-overlook', 'thornby-boat-sheds']) {
  test(`${slug}: the columns of each part begin or end on one line`, async ({ page }) => {
    await page.goto(routes.attraction(slug));
    const columns = page.locator('main header').locator('.certificate, .eyebrow');
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const head = await edges(columns, 'top');
      const directions = await edges(page.locator('#directions .grid > *'), 'bottom');
      expect(head).toEqual([head[0], head[0]]);
      expect(directions).toEqual([directions[0], directions[0]]);
    }
  });
}

test('a town: links and miles are on the line of the words beside them, the seal is at least 176 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.town('alder-falls'));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li > *');
  const ring = page.getByRole('link', { name: /^(?:Previous|Next) town/ });
  expect(await baselines(crumbs.or(ring))).toBeLessThan(0.1);
  const row = page.getByRole('complementary').locator('li:has(.tabular)').first();
  expect(await baselines(row.locator('> *'))).toBeLessThan(0.1);

  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const seal = await page.locator('main .seal').boundingBox();
    const { x = 0, width: size = 0 } = seal ?? {};
    expect(size).toBeGreaterThanOrEqual(176);
    expect(x + size).toBeLessThan(width);
    await expectNoSidewaysScroll(page);
  }
});

test('related services are one row, and on a phone one column', async ({ page }) => {
  await page.goto(routes.service('closing-papers'));
  for (const [width, rows] of [
    [390, 3],
    [768, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await edges(page.locator('#related li'), 'top');
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(rows);
  }
});

test('a town has its name large beside the brace or below it, whole at every width', async ({
  page,
}) => {
  const name = page.locator('h1 bdi');
  const isWhole = () =>
    name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right, height } = range.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return right <= innerWidth && (height < 2 * size || element.textContent.includes(' '));
    });
  const sizeOf = async () =>
    Number.parseFloat(await name.evaluate((e) => getComputedStyle(e).fontSize));
  for (const { slug } of towns) {
    await page.goto(routes.town(slug));
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await isWhole(), `${slug} at ${width}`).toBe(true);
      if (width > 320) expect.soft(await sizeOf(), `${slug} at ${width}`).toBeGreaterThan(36);
    }
    await doubleText(page);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await isWhole(), `${slug} at ${width}, with text twice as large`).toBe(true);
    }
  }
});
