import type { Locator } from '@playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from './test';

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

// A certificate without a drawing is too low to reach the end of the words beside it.
for (const [slug, beside, edge] of [
  ['nine-foot-overlook', '.button:visible', 'bottom'],
  ['thornby-boat-sheds', '.eyebrow', 'top'],
] as const) {
  test(`${slug}: the columns of each part begin or end on one line`, async ({ page }) => {
    await page.goto(routes.attraction(slug));
    const columns = page.locator('main header').locator(`.certificate, ${beside}`);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const head = await edges(columns, edge);
      const directions = await edges(page.locator('#directions .grid > *'), 'bottom');
      expect(head).toEqual([head[0], head[0]]);
      expect(directions).toEqual([directions[0], directions[0]]);
      const call = await edges(page.locator('#directions .button:visible').last(), 'bottom');
      expect(call[0]).toBe(directions[0]);
    }
  });
}

test('links and miles stand on the line of the words beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.town('alder-falls'));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li > *');
  const ring = page.getByRole('link', { name: /^(?:Previous|Next) town/ });
  expect(await baselines(crumbs.or(ring))).toBeLessThan(0.1);
  const row = page.getByRole('complementary').locator('li:has(.tabular)').first();
  expect(await baselines(row.locator('> *'))).toBeLessThan(0.1);
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

test('on a phone, the seal of a town has its miles without the words around', async ({ page }) => {
  await page.goto(routes.town('alder-falls'));
  const words = page.locator('main .seal textPath');
  const miles = page.locator('main .seal [font-size]');
  for (const [width, size] of [
    [390, '42px'],
    [768, '34px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(miles).toHaveCSS('font-size', size);
    if (width === 390) await expect(words).toHaveCSS('display', 'none');
    else await expect(words).not.toHaveCSS('display', 'none');
  }
});
