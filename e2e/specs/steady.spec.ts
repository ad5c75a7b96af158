import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { boxes, checklistPath, emailButton, openButton, searchBox } from './page-parts';
import { expect, test, waitForIslands } from './test';

/** What is pressed stays where it was, whatever grows or goes away with it. */

const controlsOf: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  // The button opens the rest.
  [routes.town('alder-falls')]: (page) => openButton(page).or(page.locator('#price input')),
  [checklistPath]: boxes,
  [routes.contact]: emailButton,
  [routes.places]: searchBox,
};

for (const width of [390, 768, 1440]) {
  for (const [path, controls] of Object.entries(controlsOf)) {
    test(`at ${width} px on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await waitForIslands(page);
      for (let index = 0; index < (await controls(page).count()) || index === 0; index++) {
        const control = controls(page).nth(index);
        await control.evaluate((one) => one.scrollIntoView({ block: 'center' }));
        const before = await control.boundingBox();
        await control.click();
        if (path === routes.places) await control.fill('kettle');
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
        );
        expect(await control.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
      }
    });
  }
}
