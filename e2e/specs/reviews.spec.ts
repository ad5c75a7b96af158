import { expect, holdScripts, test } from './test';

/** The carousel of reviews, and the tooltips of its buttons. */

test('a button shows its tooltip, and the next one at once', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next review' });
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Next review');
  const previous = page.getByRole('button', { name: 'Previous review' });
  const box = await previous.boundingBox();
  if (!box) throw new Error('Expected the button "Previous review" on the page, found none');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await expect(page.getByRole('tooltip')).toHaveText('Previous review');
  await expect(previous).toHaveAttribute('data-state', 'instant-open');
});

test('a button touched before React was ready shows its tooltip', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Next review' }).hover();
  release();
  await expect(page.getByRole('tooltip')).toHaveText('Next review');
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  const releaseAgain = await holdScripts(page);
  await page.reload();
  await page.getByRole('button', { name: 'Next review' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  releaseAgain();
  await expect(page.getByRole('tooltip')).toHaveText('Next review');
});
