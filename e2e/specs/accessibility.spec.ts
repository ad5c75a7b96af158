import { expectNoSidewaysScroll, expectNoViolations } from './expectations';
import { fillInMessage, sendButton } from './message-form';
import { emailButton, numberButton, numberPopover, searchBox } from './page-parts';
import { templates } from './site';
import { expect, expectOnly, test, waitForIslands } from './test';

/** Pages in every state of their controls, with large text, by keyboard, and under extensions. */

for (const width of [390, 1280]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of templates) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolations(page);
      });
    }

    test('with the reviews paused and the menu or the phone number open', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Pause the slides' }).click();
      if (width < 768) {
        await page.getByRole('banner').getByText('Menu').click();
      } else {
        await numberButton(page).focus();
        await page.keyboard.press('Enter');
        await expect(numberPopover(page)).toBeVisible();
      }
      await expectNoViolations(page);
    });

    test('with the email address shown and errors in the form', async ({ page }) => {
      await page.goto('/contact/');
      await emailButton(page).click();
      await sendButton(page).click();
      await expect(page.getByText('There is a problem')).toBeVisible();
      await expectNoViolations(page);
    });

    test('with a message that is ready to send', async ({ page }) => {
      await page.goto('/contact/');
      await fillInMessage(page);
      await sendButton(page).click();
      await expect(page.getByText('one step is left')).toBeVisible();
      await expectNoViolations(page);
    });

    test('with a search that finds nothing', async ({ page }) => {
      await page.goto('/places/');
      await searchBox(page).fill('zzz');
      await expect(page.getByRole('button', { name: 'Show all attractions' })).toBeVisible();
      await expectNoViolations(page);
    });

    test('with a map shown', async ({ page, complaints }) => {
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
      );
      await page.goto('/areas/boise/');
      await page.getByRole('button', { name: 'Show map' }).click();
      await expectNoViolations(page);
      // The map was asked for.
      complaints.length = 0;
    });

    test('with every question open', async ({ page }) => {
      await page.goto('/services/loan-signing/');
      for (const question of await page.locator('main summary').all()) await question.click();
      await expectNoViolations(page);
    });

    for (const path of ['/areas/no-such-town/', '/places/no-such-place/', '/nothing/']) {
      test(`on ${path}, which does not exist`, async ({ page, complaints }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page);
        expectOnly(complaints, /status of 404/);
      });
    }
  });
}

for (const path of templates) {
  test(`${path} hydrates where an extension has added attributes`, async ({ page }) => {
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

  test(`${path} fits the screen with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
  });

  for (const width of [390, 1280]) {
    test(`on ${path} at ${width} px the keyboard's focus is always in view`, async ({ page }) => {
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
          // 24 px, the minimum target size of WCAG, or all of what is smaller; a pixel for rounding.
          const seen = Math.min(box.bottom, lowest) - Math.max(box.top, 0);
          const enough = box.width > 0 && seen >= Math.min(box.height, 24) - 1;
          return enough ? 'in view' : element.outerHTML.slice(0, 120);
        });
        expect(focused).toBe('in view');
      }
    });
  }
}
