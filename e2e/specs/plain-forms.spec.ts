import type { Page } from '@playwright/test';
import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { states } from '../../lib/states';
import { allAttractions } from '../../lib/towns/towns';
import { visits } from './islands';
import {
  attractionCards,
  box,
  boxes,
  checklistPath,
  emailLink,
  emailWords,
  items,
  list,
  menuButton,
  service,
  shownItems,
} from './page-parts';
import { content, samplePages } from './site';
import { expect, expectOnly, islandFiles, test, wakeIslands } from './test';

/**
 * The pages for visitors without JavaScript, and for those the islands' files never reach: each
 * control that needs a script is replaced by its plain form.
 */

const { business, pages, testimonials, towns } = content;
const phoneLink = `a[href="${telHref(business.phone)}"]:visible`;
const asOneLine = (text = '') => text.replace(/\s+/g, ' ');

async function expectListInPlaceOfFinder(page: Page) {
  await expect(box(page)).toBeHidden();
  await page.getByRole('link', { name: pages.finder.list }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.areas}(?:#all-towns)?$`));
  await expect(page.locator('#all-towns')).toBeVisible();
}

/** What else is true of some samplePages. */
const plainForms: Record<string, (page: Page) => Promise<void>> = {
  async [routes.home](page) {
    for (const { text } of testimonials) {
      await expect(page.getByText(asOneLine(text))).toBeVisible();
    }
    const list = page.getByRole('link', { name: pages.documents.list });
    await expect(list).toHaveAttribute('href', routes.services);
    await expectListInPlaceOfFinder(page);
  },
  [routes.areas]: expectListInPlaceOfFinder,
  [routes.locations]: expectListInPlaceOfFinder,
  async [routes.places](page) {
    await expect(attractionCards(page)).toHaveCount(allAttractions(towns).length);
  },
  async [routes.town('alder-falls')](page) {
    await expect(page.getByText('More than one document or signer?')).toBeHidden();
  },
  async [checklistPath](page) {
    for (const { text } of items) await expect(list(page).getByText(text)).toBeVisible();
    await boxes(page).first().check();
    await expect(boxes(page).first()).toBeChecked();
    await expect(shownItems(page)).toHaveCount(items.length);
    // The first is open.
    const [, faq] = service.faq;
    const answer = page.getByText(asOneLine(faq?.answer));
    await expect(answer).toBeHidden();
    await page.getByText(faq?.question ?? '').click();
    await expect(answer).toBeVisible();
  },
};

for (const [when, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['when no script file arrives', true],
] as const) {
  test.describe(when, () => {
    test.use({ javaScriptEnabled });

    test.afterEach(({ complaints }) => {
      // The browser reports each file that did not load.
      expectOnly(complaints, /ERR_FAILED|^failed: .*\/_next\/|status of 404|Failed to fetch/);
    });

    test.beforeEach(({ page }) => page.route(islandFiles, (route) => route.abort()));

    async function visit(page: Page, path: string) {
      await page.goto(path);
      if (javaScriptEnabled) await wakeIslands(page);
    }

    test('no template has a control that does nothing', async ({ page }) => {
      test.slow();
      for (const path of new Set([...samplePages, ...visits.keys()])) {
        await test.step(path, async () => {
          await visit(page, path);
          await expect(page.locator(phoneLink).first()).toBeVisible();
          const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
          const links = ['Home', 'Services', 'Service Areas', 'Contact'];
          await expect(nav.getByRole('link')).toHaveText(links);
          for (const { statement } of Object.values(states)) {
            await expect(page.getByText(statement.words).last()).toBeVisible();
          }
          await expect(page.locator('button:visible')).toHaveCount(0);
          // Checkboxes and radio buttons work without a script.
          const fields = 'input:visible:not([type="checkbox"], [type="radio"])';
          await expect(page.locator(`form:visible, ${fields}`)).toHaveCount(0);
          for (const { plain } of visits.get(path) ?? [])
            if (plain) await expect(plain(page)).toBeVisible();
          await plainForms[path]?.(page);
        });
      }
    });

    test('the email address is a link, or words where only our scripts are missing', async ({
      page,
    }) => {
      for (const path of [routes.contact, routes.home]) {
        await visit(page, path);
        await expect(emailWords(page)).toBeVisible({ visible: javaScriptEnabled });
        const link = javaScriptEnabled ? [] : [`mailto:${business.email}`];
        const links = await emailLink(page).all();
        expect(await Promise.all(links.map((one) => one.getAttribute('href')))).toEqual(link);
      }
    });

    test('an unknown URL shows the phone number and links to other pages', async ({ page }) => {
      await visit(page, '/areas/no-such-town/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['not-found'].title);
      const main = page.getByRole('main');
      await expect(main.locator(phoneLink)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Return to Home' })).toBeVisible();
      await expectListInPlaceOfFinder(page);
    });

    test('the small-screen menu opens, and its links work', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await visit(page, routes.home);
      await menuButton(page).click();
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL(routes.services);
    });
  });
}
