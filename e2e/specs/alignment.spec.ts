import type { Locator } from '@playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from './test';

/** What stands on one line, begins or ends on one. */

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
