import { routes } from '../../lib/routes';
import { closureNotice, lapsedContent, visitLapsedSite } from './lapsed-server';
import { expect, test } from './test';

/** What a browser does with the pages of the lapsed site. */

visitLapsedSite();

test('days off are announced for two weeks, by the day in Idaho', async ({ page }) => {
  for (const [time, isShown] of [
    ['2026-12-10T06:59:00Z', false],
    ['2026-12-10T07:00:00Z', true],
    ['2026-12-27T06:59:00Z', true],
    ['2026-12-27T07:00:00Z', false],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.goto(routes.town('alder-falls'));
    await expect(page.getByText(closureNotice)).toBeVisible({ visible: isShown });
  }
});

test('the policy allows requests to no site but the service', async ({ page, complaints }) => {
  await page.goto(routes.contact);
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        fetch('http://localhost:9/').catch(() => {});
      }),
  );
  expect(blocked).toBe('connect-src');
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('days off are announced, and an email address replaces the form', async ({ page }) => {
    await page.goto(routes.contact);
    await expect(page.getByText(closureNotice)).toBeVisible();
    await expect(page.locator('form:visible')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: lapsedContent.business.email })).toBeVisible();
  });
});
