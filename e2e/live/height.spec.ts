import { expect, test } from '@playwright/test';
import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { routes } from '../../lib/routes';

/** How tall a service's page is, and how tall it may be with what the owner adds, in CSS pixels. */
const [goal, most] = [7_000, 8_000];

/** How tall the foot of a page may be. */
const mostOfFooter = 850;

const { services } = readContent(contentRoot());

test.use({ viewport: { width: 390, height: 844 } });

test('no page of a service is too long for a phone', async ({ page }) => {
  for (const { slug } of services) {
    await page.goto(routes.service(slug));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const file = `content/services/${slug}.yaml`;
    expect.soft(height, `${file} makes a page too tall`).toBeLessThanOrEqual(most);
    if (height <= goal) continue;
    console.log(`Hint: ${file} takes ${height} px of a phone; fewer questions help.`);
  }
});

test("a phone's footer is not a page of its own", async ({ page }) => {
  await page.goto(routes.home);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(mostOfFooter);
});
