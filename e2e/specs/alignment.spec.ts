import type { Locator } from '@playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from './test';

/** What stands on one line, begins or ends on one. */

const edges = (parts: Locator, edge: 'top' | 'bottom') =>
  parts.evaluateAll(
    (all, edge) => all.map((one) => Math.round(one.getBoundingClientRect()[edge])),
    edge,
  );

/** How far the baselines of two parts are apart: an empty inline block stands on each. */
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

test('links and miles stand on the line of the words beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.town('alder-falls'));
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
  const ring = page.locator('a[rel="prev"], a[rel="next"]');
  expect(await baselines(crumb.or(ring))).toBeLessThan(0.1);
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
