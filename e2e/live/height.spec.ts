import { expect, test } from '@playwright/test';
import { readContent } from '../../lib/content/read-content';
import { routes } from '../../lib/routes';

const { services } = readContent();

/** How tall a page is at a width, and how tall it may get as the owner adds, in CSS pixels. */
const limits = [
  ...services.map(({ slug }) => {
    const file = `content/services/${slug}.yaml`;
    return { path: routes.service(slug), file, width: 390, goal: 7_000, most: 8_250 };
  }),
  ...[
    { width: 390, goal: 20_000, most: 22_000 },
    { width: 1440, goal: 9_000, most: 12_000 },
  ].map((limit) => ({ path: routes.places, file: 'content/towns', ...limit })),
];

/** How tall the foot of a page may be, whose links have rows for a finger. */
const mostOfFooter = 1_120;

test.use({ viewport: { width: 390, height: 844 } });

test('no page is too long for a phone, nor the list of attractions for a desktop', async ({
  page,
}) => {
  for (const { path, file, width, goal, most } of limits) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `${file} makes a page too tall`).toBeLessThanOrEqual(most);
    if (height <= goal) continue;
    console.log(`Hint: ${file} takes ${height} px of a window of ${width} px; less text helps.`);
  }
});

test("a phone's footer is not a page of its own", async ({ page }) => {
  await page.goto(routes.home);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(mostOfFooter);
});
