import { routes } from '../../lib/routes';
import { readExport } from '../checks/exported-site';
import { scenario } from '../scenario/scenario';
import { visitScenario } from './scenario-server';
import { content } from './site';
import { expect, test } from './test';

/** What the pages say and allow once the owner has named a service for messages (decision 0014). */

const withService = [routes.contact, routes.legal('privacy-policy')];
const sendsNothing = /nothing by itself|not deliver|send us nothing/;

const textsIn = (folder: string) =>
  new Map(readExport(folder, /\.html$/).pages.map(({ path, text }) => [path, text]));

test('with a service the pages name it, and none says that nothing is sent', () => {
  const { host } = new URL(scenario.delivery.url);
  const texts = textsIn(scenario.out);
  for (const path of withService) expect(texts.get(path)).toContain(`by way of ${host}`);
  for (const [path, text] of texts) expect(text, path).not.toMatch(sendsNothing);
});

test('without a service the pages name none, and say that nothing is sent', () => {
  test.skip(content.business.delivery !== undefined, 'the owner has messages delivered');
  const texts = textsIn('out');
  for (const path of withService) expect(texts.get(path)).toMatch(sendsNothing);
  for (const [path, text] of texts) expect(text, path).not.toContain('by way of');
});

test.describe('the policy of a page', () => {
  visitScenario(3450);

  test('allows requests to the service and to no other site', async ({ page, complaints }) => {
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
});

test.describe('without JavaScript', () => {
  visitScenario(3460);
  test.use({ javaScriptEnabled: false });

  test('phone and email are shown instead of the form', async ({ page }) => {
    await page.goto(routes.contact);
    await expect(page.locator('form:visible')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: content.business.email })).toBeVisible();
  });
});
