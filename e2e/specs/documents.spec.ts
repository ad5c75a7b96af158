import { routes } from '../../lib/routes';
import { expectNoViolationsAtAnyWidth } from './expectations';
import { button, field } from './message-form';
import { options } from './page-parts';
import { content } from './site';
import { expect, test } from './test';

const { label } = content.pages.documents;
const service = content.services.find(({ commonDocuments }) =>
  commonDocuments.some(({ otherNames }) => otherNames.length > 0),
);
const known = service?.commonDocuments.find(({ otherNames }) => otherNames.length > 0);
const [otherName = ''] = known?.otherNames ?? [];
const chosen = `My document: ${known?.name}.`;

for (const path of [routes.home, routes.services, routes.contact]) {
  const title = `a document is answered on ${path} as people call it, and goes into the message`;
  test(title, { tag: '@typing' }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('combobox', { name: label }).fill(otherName);
    await page.keyboard.press('Enter');
    const said = page.getByRole('search', { name: 'Documents' }).getByRole('status');
    for (const { text } of known?.notes ?? []) await expect(said).toContainText(text);
    await expect(said.getByRole('link', { name: service?.title ?? '' })).toBeVisible();
    await button(page, 'Put this in a message').first().click();
    await expect.poll(() => field(page, 'Message').inputValue()).toContain(chosen);
  });
}

test('axe finds nothing in the list and the answer', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('combobox', { name: label }).fill('power');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoViolationsAtAnyWidth(page);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Put this in a message')).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});
