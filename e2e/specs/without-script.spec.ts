import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { expectAllReviews } from './expectations';
import { box } from './finder-parts';
import { emailLink } from './page-parts';
import { content, templates } from './site';
import { expect, expectOnly, test } from './test';

/** The site for visitors without JavaScript. */

test.use({ javaScriptEnabled: false });

for (const path of templates) {
  test(`${path} shows phone, navigation and the law, and no control that does nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('link', { name: /Call/ }).first()).toBeVisible();
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText([
      'Home',
      'Services',
      'Service Areas',
      'Contact',
    ]);
    await expect(page.getByText(content.business.law.ID.statement).last()).toBeVisible();
    await expect(page.getByText(content.business.law.OR.statement).last()).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
    // Checkboxes and radio buttons work without a script.
    const fields = 'input:visible:not([type="checkbox"], [type="radio"])';
    await expect(page.locator(`form:visible, ${fields}`)).toHaveCount(0);
  });
}

test('an unknown URL shows "Page Not Found", the phone number and a link home', async ({
  page,
  complaints,
}) => {
  await page.goto('/areas/no-such-town/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  await expect(main.locator(`a[href="${telHref(content.business.phone)}"]`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  expectOnly(complaints, /status of 404/);
});

for (const path of [routes.home, routes.areas, routes.locations, '/no-such-page/']) {
  test(`on ${path} a link to the list of towns replaces the finder`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);
    await expect(box(page)).toBeHidden();
    await page.getByRole('link', { name: 'Find your town in the list' }).click();
    await expect(page).toHaveURL(new RegExp(`${routes.areas}(?:#all-towns)?$`));
    await expect(page.locator('#all-towns')).toBeVisible();
    if (path === '/no-such-page/') expectOnly(complaints, /status of 404/);
  });
}

test('the small-screen menu opens, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByText('Menu').click();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services/');
});

test('the email address is a link', async ({ page }) => {
  await page.goto('/contact/');
  await expect(emailLink(page)).toHaveAttribute('href', `mailto:${content.business.email}`);
});

test('a question opens to its answer', async ({ page }) => {
  await page.goto('/services/loan-signing/');
  const faq = content.services.find(({ slug }) => slug === 'loan-signing')?.faq[0];
  const answer = page.getByText((faq?.answer ?? '').replace(/\s+/g, ' '));
  await expect(answer).toBeHidden();
  await page.getByText(faq?.question ?? '').click();
  await expect(answer).toBeVisible();
});

test('all reviews can be read', async ({ page }) => {
  await page.goto('/');
  await expectAllReviews(page);
});

test('the first Tab reaches the link that skips the header', async ({ page }) => {
  await page.goto('/areas/boise/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test("a town's side panel appears from 1024 px on", async ({ page }) => {
  await page.goto('/areas/boise/');
  for (const [width, shown] of [
    [768, false],
    [1023, false],
    [1024, true],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('complementary')).toBeVisible({ visible: shown });
  }
});

test('the call bar at the bottom of a small screen covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/areas/boise/');
  const bar = page.getByRole('navigation', { name: 'Call or text' });
  await expect(bar.getByRole('link')).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  const bottom = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelector('footer a:last-of-type')?.getBoundingClientRect().bottom ?? 0;
  });
  const top = (await bar.boundingBox())?.y ?? 0;
  expect(bottom).toBeLessThanOrEqual(top);
});
