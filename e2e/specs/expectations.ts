import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Runs axe on the page as it is now. What a map's frame shows belongs to Google. */
export async function expectNoViolations(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).exclude('iframe').options({ resultTypes: ['violations'] });
  // Without frames to look into, axe needs no second page to put its findings together.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

export async function expectNoViolationsAtAnyWidth(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const root = page.locator('html');
  const overflow = await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}

/** The height of each match, in CSS pixels. */
export const heightsOf = (matches: Locator) =>
  matches.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));

export const doubleText = (page: Page) =>
  page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'));

export const imitateMaps = (page: Page) =>
  page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
