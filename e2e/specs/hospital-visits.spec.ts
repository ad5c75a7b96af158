import AxeBuilder from '@axe-core/playwright';
import { paths, templates } from './site';
import { expect, test, waitForIslands } from './test';

const batchSize = 20;
const batches = Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, index) =>
  paths.slice(index * batchSize, (index + 1) * batchSize),
);

for (const [index, batch] of batches.entries()) {
  test(`every page answers and loads in peace, part ${index + 1}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of batch) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await waitForIslands(page);
      expect(await page.locator('h1').count()).toBe(1);
    }
  });
}

for (const path of templates) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }

  test(`nothing on ${path} is wider than the screen`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, over]).toEqual([width, 0]);
    }
  });
}

test('an address without its slash leads to the page', async ({ page }) => {
  await page.goto('/areas/boise');
  await expect(page).toHaveURL('/areas/boise/');
});

test('an unknown address answers 404 with a way back', async ({ page, complaints }) => {
  const response = await page.goto('/nothing/here/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(
    page.getByText("We're sorry, but the page you're looking for doesn't exist or has been moved"),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  // The browser itself reports the 404.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('a legal page has room between its paragraphs and links that show', async ({ page }) => {
  await page.goto('/privacy-policy/');
  const text = page.locator('.legal-text');
  await expect(text.locator('p').nth(1)).not.toHaveCSS('margin-top', '0px');
  await expect(text.locator('a').first()).toHaveCSS('text-decoration-line', 'underline');
});
