import { routes } from '../../lib/routes';
import { expect, holdScripts, test } from './test';

test('a button touched before React was ready shows its tooltip', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Next review' });
  const release = await holdScripts(page);
  await page.goto(routes.home);
  await next.hover();
  release();
  await expect(page.getByRole('tooltip')).toHaveText('Next review');

  const releaseAgain = await holdScripts(page);
  await page.reload();
  await next.press('Shift+Tab');
  await page.keyboard.press('Tab');
  releaseAgain();
  await expect(page.getByRole('tooltip')).toHaveText('Next review');
});
