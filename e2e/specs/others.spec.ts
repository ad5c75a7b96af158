import { routes } from '../../lib/routes';
import { imitateMaps } from './expectations';
import { islands, visits } from './islands';
import type { Others } from './others';
import { emailButton, emailLink, numberButton, numberPopover } from './page-parts';
import { expect, expectOnly, test, waitForIslands } from './test';

/** Translators and extensions at every island; tests of the larger ones run under both, too. */

/** A page that is made from its URL has a test of its own. */
const pages = [...visits.keys()].filter((path) => path !== islands['notFoundSwitch']?.path);

for (const who of ['translator', 'extension'] as const) {
  for (const when of ['before', 'after'] as const) {
    const others: Others = `${who} ${when}`;
    test.describe(others, () => {
      test.use({ others });

      test('no island fails', async ({ page, complaints }) => {
        test.slow();
        await imitateMaps(page);
        for (const path of pages) {
          await test.step(path, async () => {
            await page.goto(path);
            await waitForIslands(page);
            // All that can be opened is opened and closed again.
            for (const button of await page.locator('main button[aria-expanded]:visible').all()) {
              for (const isOpen of ['true', 'false']) {
                await button.click();
                await expect(button).toHaveAttribute('aria-expanded', isOpen);
              }
            }
            expect(await page.locator('[data-failed], [role="alert"]').count()).toBe(0);
          });
        }
        expectOnly(complaints, /^outside: https:\/\/www\.google\.com\/maps/);
      });

      test('the title of the office stays as it is, and the first touch counts', async ({
        page,
        complaints,
      }) => {
        await page.goto(routes.home);
        await waitForIslands(page);
        const titles = page.locator('main [translate="no"], footer [translate="no"]');
        expect((await titles.allTextContents()).join()).toMatch(/notary public/i);
        await expect(titles.locator('font')).toHaveCount(0);
        await expect(page.locator('h1 font:not(font *)')).toHaveCount(who === 'translator' ? 1 : 0);

        await page.goto(routes.contact);
        await emailButton(page).click();
        await expect(emailLink(page)).toBeVisible();
        await emailButton(page).click();
        await expect(emailLink(page)).toBeHidden();
        await numberButton(page).click();
        await expect(numberPopover(page)).toBeVisible();

        // A page made from its URL.
        await page.goto('/areas/no-such-town/');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('No Such Town');
        await numberButton(page).click();
        await expect(numberPopover(page)).toBeVisible();
        expectOnly(complaints, /status of 404/);
      });
    });
  }
}
