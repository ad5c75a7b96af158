import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { vcard } from '../../lib/contact/vcard';
import { routes } from '../../lib/routes';
import { townBySlug } from '../../lib/towns/towns';
import { content, origin } from './site';
import { expect, test } from './test';

/** What a visitor takes along: the contact card, and the URL of the page. */

const { business, pages, towns } = content;
const path = routes.town('alder-falls');
const url = `${origin}${path}`;
const footer = (page: Page) => page.getByRole('contentinfo');
const saveLink = (page: Page) =>
  footer(page).getByRole('link', { name: content.pages.frame.footer.contactCard });
const shareButton = (page: Page) => footer(page).getByRole('button', { name: 'Share this page' });
const status = (page: Page) => footer(page).getByRole('status');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact card can be saved, and has its media type', async ({ page, request }) => {
    await page.goto(path);
    const downloading = page.waitForEvent('download');
    await saveLink(page).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('contact.vcf');
    const card = readFileSync(await download.path(), 'utf8');
    const homeTown = townBySlug(towns, business.home.town);
    expect(card).toBe(vcard(business, homeTown, pages.frame.preview));
    const answer = await request.get(routes.vcard);
    expect(answer.headers()['content-type']).toBe('text/vcard;charset=utf-8');
  });
});

test.describe('in a browser that cannot share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the keyboard copies the URL, and each control is at least 24 px high', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`${path}?utm_source=ad`);
    await saveLink(page).focus();
    await page.keyboard.press('Tab');
    await expect(shareButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await expect(shareButton(page)).toBeFocused();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const control of [saveLink(page), shareButton(page)]) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
    }
  });
});
