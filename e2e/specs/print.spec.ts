import { formatPhone } from '../../lib/contact/phone';
import { formatHours } from '../../lib/hours/hours';
import { routes } from '../../lib/routes';
import { content, origin } from './site';
import { expect, sheets, test } from './test';

/** Printed pages: what a visitor takes along, on at most two sheets. */

const { business, services, towns } = content;
const printedPages = [
  ...towns.map(({ slug }) => routes.town(slug)),
  ...services.map(({ slug }) => routes.service(slug)),
  routes.contact,
];

test('every town, every service and the contact page fit on two sheets', async ({ page }) => {
  test.setTimeout(180_000);
  const tooLong: string[] = [];
  for (const path of printedPages) {
    await page.goto(path);
    const count = await sheets(page);
    if (count < 1 || count > 2) tooLong.push(`${path}: ${count}`);
  }
  expect(tooLong).toEqual([]);
});

const bringToVisit = 'state ID; every page';
for (const [path, bring] of [
  [routes.town('boise'), bringToVisit],
  [routes.service('loan-signing'), 'what the title company asked for'],
  [routes.contact, bringToVisit],
] as const) {
  test.describe(`${path}, printed,`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
    });

    test('says whom to call and when, what it costs, what to bring, and its own URL', async ({
      page,
    }) => {
      const shown = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
      expect(shown).toContain(formatPhone(business.phone));
      expect(shown).toContain(formatHours(business.hours).replaceAll('\u00a0', ' '));
      expect(shown).toContain(business.law.ID.statement);
      expect(shown).toContain('for each notarial act');
      expect(shown).toContain(bring);
      expect(shown).toContain(`${origin}${path}`);
      expect(shown).not.toContain('•••');
    });

    test('has no navigation, map or dark background', async ({ page }) => {
      for (const hidden of ['nav[aria-label="Main"]', 'nav[aria-label="Call or text"]', 'iframe']) {
        expect(await page.locator(hidden).locator('visible=true').count()).toBe(0);
      }
      await expect(page.getByRole('button', { name: 'Show map' })).toBeHidden();
      const dark = await page.locator('.bg-navy-900').locator('visible=true').count();
      expect(dark).toBe(0);
    });
  });
}

test('a printed service page has the answers to its questions', async ({ page }) => {
  await page.goto(routes.service('loan-signing'));
  const answers = page.locator('main details p');
  expect(await answers.count()).toBeGreaterThan(3);
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
