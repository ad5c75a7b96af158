import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { vcard } from '../../lib/contact/vcard';
import { routes } from '../../lib/routes';
import { townBySlug } from '../../lib/towns/towns';
import { expectNoSidewaysScroll, expectNoViolations } from './expectations';
import { content, origin, templates } from './site';
import { expect, islandFiles, test, waitForFailure } from './test';

/** What a visitor takes along: the contact card, and the URL of the page. */

const { business, towns } = content;
const path = routes.town('boise');
const url = `${origin}${path}`;
const footer = (page: Page) => page.getByRole('contentinfo');
const saveLink = (page: Page) => footer(page).getByRole('link', { name: 'Save our contact' });
const shareButton = (page: Page) => footer(page).getByRole('button', { name: 'Share this page' });
const status = (page: Page) => footer(page).getByRole('status');

async function expectCard(page: Page) {
  const downloading = page.waitForEvent('download');
  await saveLink(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('contact.vcf');
  const card = readFileSync(await download.path(), 'utf8');
  expect(card).toBe(vcard(business, townBySlug(towns, business.home.town)));
}

test('the contact card has its media type', async ({ request }) => {
  const answer = await request.get(routes.vcard);
  expect(answer.headers()['content-type']).toBe('text/vcard;charset=utf-8');
  expect(await answer.text()).toContain(business.email);
});

test('every page links to the contact card', async ({ page }) => {
  for (const template of templates) {
    await page.goto(template);
    await expect(saveLink(page)).toHaveAttribute('href', routes.vcard);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact card can be saved, and the share button is hidden', async ({ page }) => {
    await page.goto(path);
    await expectCard(page);
    await expect(shareButton(page)).toBeHidden();
  });
});

test('when the script fails, the contact card can be saved, and the share button is hidden', async ({
  page,
  complaints,
}) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto(path);
  await expect(shareButton(page)).toBeVisible();
  await waitForFailure(page);
  await expect(shareButton(page)).toBeHidden();
  await expectCard(page);
  complaints.length = 0;
});

/**
 * Replaces the browser's share function, and may take its clipboard away.
 *
 * @param sharing 'works' notes what was shared in data-shared, 'none' removes the function, and any
 * other name is that of the error it throws.
 */
function setAbilities(page: Page, { sharing, copying }: { sharing: string; copying: boolean }) {
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

    test('the button opens the share dialog of the browser with title and URL', async ({
      page,
    }) => {
      await setAbilities(page, { sharing: 'works', copying: true });
      await page.goto(`${path}?utm_source=ad#fees`);
      await shareButton(page).click();
      await expect(page.locator('html')).toHaveAttribute(
        'data-shared',
        JSON.stringify({ title: await page.title(), url }),
      );
      await expect(status(page)).toBeEmpty();
    });

    test('it copies the URL in a browser that cannot share', async ({ page }) => {
      await setAbilities(page, { sharing: 'none', copying: true });
      await page.goto(`${path}?utm_source=ad`);
      await shareButton(page).click();
      await expect(status(page)).toHaveText('Link copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    });

    test('it shows the URL in a browser that can do neither, and axe finds nothing', async ({
      page,
    }) => {
      await setAbilities(page, { sharing: 'NotAllowedError', copying: false });
      await page.goto(path);
      await shareButton(page).click();
      await expect(status(page)).toHaveText(`Copy this address: ${url}`);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    });

    test('card and button work by keyboard, and are at least 24 px high', async ({ page }) => {
      await setAbilities(page, { sharing: 'none', copying: true });
      await page.goto(path);
      await saveLink(page).focus();
      await page.keyboard.press('Tab');
      await expect(shareButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText('Link copied');
      await expect(shareButton(page)).toBeFocused();
      for (const control of [saveLink(page), shareButton(page)]) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
    });
  });
}

test('a printed page has neither card nor button', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(saveLink(page)).toBeHidden();
  await expect(shareButton(page)).toBeHidden();
});
