import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { templates } from './site';
import { expect, test, waitForIslands } from './test';

/** The whole site, with every control open, under foreign hands, large text and the keyboard. */

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('with the reviews paused, the number and the menu open', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Pause the slides' }).click();
      if (width < 768) {
        await page.getByRole('banner').getByText('Menu').click();
      } else {
        await page
          .getByRole('button', { name: /show the number/ })
          .first()
          .focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      await expectNoViolations(page);
    });

    test('with the address shown and the form full of errors', async ({ page }) => {
      await page.goto('/contact/');
      await page.getByRole('main').getByRole('button', { name: 'Email Us' }).click();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('There is a problem')).toBeVisible();
      await expectNoViolations(page);
    });

    test('with the message ready to go', async ({ page }) => {
      await page.goto('/contact/');
      for (const label of ['Name', 'Phone', 'Message']) {
        await page.getByLabel(label, { exact: true }).fill('208 555 0100');
      }
      await page.getByLabel('Email', { exact: true }).fill('ann@example.com');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('one step is left')).toBeVisible();
      await expectNoViolations(page);
    });

    test('with a search that finds nothing', async ({ page }) => {
      await page.goto('/places/');
      await page.getByLabel('Search by place or town').fill('zzz');
      await expect(page.getByRole('button', { name: 'Show all attractions' })).toBeVisible();
      await expectNoViolations(page);
    });

    test('with a map shown and every question open', async ({ page, complaints }) => {
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
      );
      await page.goto('/areas/boise/');
      await page.getByRole('button', { name: 'Show map' }).click();
      await expectNoViolations(page);
      complaints.length = 0;
      await page.goto('/services/loan-signing/');
      for (const question of await page.locator('main summary').all()) await question.click();
      await expectNoViolations(page);
    });

    for (const path of ['/areas/no-such-town/', '/places/no-such-place/', '/nothing/']) {
      test(`on ${path}`, async ({ page, complaints }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page);
        complaints.length = 0;
      });
    }
  });
}

for (const path of templates) {
  test(`${path} wakes in peace among foreign attributes`, async ({ page }) => {
    await page.addInitScript(() => {
      const mark = () => {
        for (const element of [document.documentElement, document.body]) {
          element?.setAttribute('data-extension', 'on');
          element?.classList.add('extension');
        }
      };
      new MutationObserver(mark).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await waitForIslands(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body')).toHaveAttribute('data-extension', 'on');
  });

  test(`${path} holds text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });

  for (const width of [390, 1280]) {
    test(`${path} at ${width} px can be walked by keyboard, the focus in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await waitForIslands(page);
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          const box = element?.getBoundingClientRect();
          if (!element || !box || element === document.body) return 'in view';
          const bar = document.querySelector('nav[aria-label="Call or text"]');
          const lowest =
            bar && !bar.contains(element) && bar.clientHeight > 0
              ? bar.getBoundingClientRect().top
              : innerHeight;
          // What a finger needs (24 px), or the whole of what is smaller; a pixel for rounding.
          const seen = Math.min(box.bottom, lowest) - Math.max(box.top, 0);
          const enough = box.width > 0 && seen >= Math.min(box.height, 24) - 1;
          return enough ? 'in view' : element.outerHTML.slice(0, 120);
        });
        expect(focused).toBe('in view');
      }
    });
  }
}

test('back and forward keep the place', async ({ page }) => {
  await page.goto('/areas/');
  await page.getByRole('link', { name: /^Weiser, Idaho/ }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Weiser, Idaho/ }).click();
  await expect(page).toHaveURL('/areas/weiser/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/areas/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL('/areas/weiser/');
});

test('back to a search shows what the box says', async ({ page }) => {
  await page.goto('/places/');
  const input = page.getByLabel('Search by place or town');
  await input.fill('initial');
  await page.getByRole('link', { name: 'Initial Point' }).click();
  await expect(page).toHaveURL('/places/initial-point/');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  const term = (await input.inputValue()).toLowerCase();
  const shown = await page.locator('#places > li:visible').allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => !text.toLowerCase().includes(term))).toEqual([]);
});

test('a click loads a page and no data beside it', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('main').getByRole('link', { name: 'General notarizations' }).click();
  await expect(page).toHaveURL('/services/general-notarizations/');
  expect(asked.filter((path) => /\.txt$|_rsc/.test(path))).toEqual([]);
});
