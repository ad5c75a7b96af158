import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { vcard } from '../../lib/contact/vcard';
import { routes } from '../../lib/routes';
import { townBySlug } from '../../lib/towns/towns';
import { content, origin, templates } from './site';
import { expect, islandFiles, test, waitForFailure } from './test';

/** What a visitor takes along: the contact card, and the address of the page. */

const { business, towns } = content;
const path = routes.town('boise');
const address = `${origin}${path}`;
const footer = (page: Page) => page.getByRole('contentinfo');
const save = (page: Page) => footer(page).getByRole('link', { name: 'Save our contact' });
const button = (page: Page) => footer(page).getByRole('button', { name: 'Share this page' });
const said = (page: Page) => footer(page).getByRole('status');

async function expectCard(page: Page) {
  const coming = page.waitForEvent('download');
  await save(page).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('contact.vcf');
  const card = readFileSync(await download.path(), 'utf8');
  expect(card).toBe(vcard(business, townBySlug(towns, business.home.town)));
}

test('the card is served as what it is', async ({ request }) => {
  const answer = await request.get(routes.vcard);
  expect(answer.headers()['content-type']).toBe('text/vcard;charset=utf-8');
  expect(await answer.text()).toContain(business.email);
});

test('every page leads to it', async ({ page }) => {
  for (const template of templates) {
    await page.goto(template);
    await expect(save(page)).toHaveAttribute('href', routes.vcard);
  }
});

test('the card can be saved', async ({ page }) => {
  await page.goto(path);
  await expectCard(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the card can be saved, and there is no button that does nothing', async ({ page }) => {
    await page.goto(path);
    await expectCard(page);
    await expect(button(page)).toBeHidden();
  });
});

test('when the script fails, the card can be saved and the button is gone', async ({
  page,
  complaints,
}) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto(path);
  await expect(button(page)).toBeVisible();
  await waitForFailure(page);
  await expect(button(page)).toBeHidden();
  await expectCard(page);
  complaints.length = 0;
});

/** A browser that shares, and tells what it was given; or one that does not. */
function give(page: Page, { sharing, copying }: { sharing: string; copying: boolean }) {
  return page.addInitScript(
    ([sharing, copying]) => {
      const share = async (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        if (sharing !== 'works') throw new DOMException('', sharing);
      };
      Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
      if (sharing === 'none') Reflect.deleteProperty(Navigator.prototype, 'share');
      if (!copying) Object.defineProperty(navigator, 'clipboard', { value: undefined });
    },
    [sharing, copying] as const,
  );
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('the button hands the page to what the browser shares with', async ({ page }) => {
      await give(page, { sharing: 'works', copying: true });
      await page.goto(`${path}?utm_source=ad#fees`);
      await button(page).click();
      await expect(page.locator('html')).toHaveAttribute(
        'data-shared',
        JSON.stringify({ title: await page.title(), url: address }),
      );
      await expect(said(page)).toBeEmpty();
    });

    test('nothing happens when the visitor thinks better of it', async ({ page }) => {
      await give(page, { sharing: 'AbortError', copying: true });
      await page.goto(path);
      await button(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-shared');
      await expect(said(page)).toBeEmpty();
    });

    test('it copies the address where the browser does not share', async ({ page }) => {
      await give(page, { sharing: 'none', copying: true });
      await page.goto(`${path}?utm_source=ad`);
      await button(page).click();
      await expect(said(page)).toHaveText('Link copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    });

    test('it shows the address where neither works, and axe finds nothing', async ({ page }) => {
      await give(page, { sharing: 'NotAllowedError', copying: false });
      await page.goto(path);
      await button(page).click();
      await expect(said(page)).toHaveText(`Copy this address: ${address}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });

    test('both can be reached and used by keyboard, and are large enough for a finger', async ({
      page,
    }) => {
      await give(page, { sharing: 'none', copying: true });
      await page.goto(path);
      await save(page).focus();
      await page.keyboard.press('Tab');
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said(page)).toHaveText('Link copied');
      await expect(button(page)).toBeFocused();
      for (const control of [save(page), button(page)]) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
    });
  });
}

test('neither stands on paper', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(save(page)).toBeHidden();
  await expect(button(page)).toBeHidden();
});
