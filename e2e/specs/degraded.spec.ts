import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { fillInMessage, sendButton } from './message-form';
import { checklistPath, emailButton, emailWords } from './page-parts';
import { content } from './site';
import { expect, expectOnly, test, waitForIslands } from './test';

/** A browser without storage, and one that runs none of our scripts. */

const { phone } = content.business;

test('what keeps something works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  for (const path of [routes.home, checklistPath, routes.town('alder-falls')]) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForIslands(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    });
  }
  await page.goto(routes.contact);
  await fillInMessage(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
});

/** What keeps our scripts from running although scripts are on. */
const obstacles: Record<string, (headers: Record<string, string>, html: string) => string> = {
  'a policy from outside': (headers, html) => {
    headers['content-security-policy'] = "script-src 'none'";
    return html;
  },
  'an early script that the browser cannot parse': (_, html) =>
    html.replace(/<meta http-equiv="Content-Security[^>]*>/, '').replace('(()=>{', '(()=>{@'),
};
for (const [name, hinder] of Object.entries(obstacles)) {
  test(`${name} leaves phone, text and email`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of [routes.contact, routes.home]) {
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        const headers = answer.headers();
        const body = hinder(headers, await answer.text());
        await route.fulfill({ response: answer, headers, body });
      });
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-script', 'on');
      await expect(page.locator(`main a[href="${telHref(phone)}"]:visible`).first()).toBeVisible();
      await expect(page.locator('a[href^="sms:"]:visible').first()).toBeVisible();
      await expect(emailWords(page)).toBeVisible();
      await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
      await expect(emailButton(page)).toHaveCount(0);
    }
    expectOnly(complaints, /violates|SyntaxError/);
  });
}
