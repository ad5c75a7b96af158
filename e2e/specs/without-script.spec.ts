import { telHref } from '../../lib/contact/phone';
import { content, templates } from './site';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

for (const path of templates) {
  test(`${path} gives phone, navigation and the law, and no control that does nothing`, async ({
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
    // A box to tick needs no script.
    const fields = 'input:visible:not([type="checkbox"], [type="radio"])';
    await expect(page.locator(`form:visible, ${fields}`)).toHaveCount(0);
  });
}

test('an address without a page says so and leads on', async ({ page, complaints }) => {
  await page.goto('/areas/no-such-town/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  await expect(main.locator(`a[href="${telHref(content.business.phone)}"]`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  complaints.length = 0;
});

test('the small-screen menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByText('Menu').click();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services/');
});

test('the email address stands as a link', async ({ page }) => {
  await page.goto('/contact/');
  const address = page.getByRole('main').getByRole('link', { name: content.business.email });
  await expect(address).toHaveAttribute('href', `mailto:${content.business.email}`);
});

test('a question opens to its answer', async ({ page }) => {
  await page.goto('/services/loan-signing/');
  const faq = content.services.find(({ slug }) => slug === 'loan-signing')?.faq[0];
  const answer = page.getByText((faq?.answer ?? '').replace(/\s+/g, ' '));
  await expect(answer).toBeHidden();
  await page.getByText(faq?.question ?? '').click();
  await expect(answer).toBeVisible();
});

test('all reviews stand readable', async ({ page }) => {
  await page.goto('/');
  for (const { text } of content.testimonials) {
    await expect(page.getByText(text.replace(/\s+/g, ' '))).toBeVisible();
  }
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/areas/boise/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the side panel of a town shows from the large breakpoint on only', async ({ page }) => {
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

test('the call bar stands at the bottom of small screens and covers nothing', async ({ page }) => {
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
