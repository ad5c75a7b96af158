import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content } from './site';
import { expect } from './test';

/** Runs axe on the page as it is now. What a map's frame shows belongs to Google. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}

export async function expectAllReviews(page: Page): Promise<void> {
  for (const { text } of content.testimonials) {
    await expect(page.getByText(text.replace(/\s+/g, ' '))).toBeVisible();
  }
}
