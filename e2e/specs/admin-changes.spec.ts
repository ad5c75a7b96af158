import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

/** What was saved at /admin/ is listed in words, and can be taken back. */

const prices = 'content/business/prices.yaml';

test('a save is taken back, and that is a save, too; or it says why not and what to do', async ({
  owner,
  complaints,
}) => {
  const { github, page } = owner;
  const status = page.getByRole('status').first();
  const saveOf = (words: string) => page.locator('ol > li').filter({ hasText: words }).first();
  const takeBack = (words: string) =>
    saveOf(words)
      .getByRole('button', { name: /^Take it back/ })
      .click();
  await owner.open(prices);
  await owner.fill('prices.priority', '$35');
  await owner.save();
  const link = page.getByRole('link', { name: 'What you changed' });
  await expect(link).toHaveAttribute('href', '/admin/changes/');
  await page.goto('/admin/changes/');
  const first = page.locator('ol > li').first();
  await expect(first.getByRole('heading')).toContainText(/November 20, 2026 at .*, by Owner/);
  await expect(first).toContainText(
    'Prices and times › Prices, Priority visit: from “$15” to “$35”',
  );
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const forms = await page.context().newPage();
  await forms.goto('/admin/#/collections/towns/entries/larkin');
  await expect(forms.locator('[data-key-path]').first()).toBeVisible();
  await takeBack('to “$35”');
  await expect(status).toContainText('Taken back, and saved.');
  await expect(forms.getByText('Something was saved in another tab.')).toBeVisible();
  await forms.getByRole('link', { name: 'Load it' }).click();
  await expect(forms.getByText('Something was saved')).toHaveCount(0);
  await forms.close();
  expect(github.text(prices)).toContain('priority: 15');
  expect(github.messages.at(-1)).toMatch(/^Take back what was saved on /);
  await expect(first).toContainText('from “$35” to “$15”');
  await expect(saveOf('to “$35”')).toContainText('Taken back, or changed since.');
  expect(owner.problems()).toBe('');

  // What others save meanwhile can be in the way.
  const larkin = 'content/towns/larkin.yaml';
  for (const [file, name] of [
    [larkin, 'Larkin Ford'],
    ['content/towns/sandry.yaml', 'Larkin'],
  ] as const) {
    const text = github.text(file).replace(/^name: .*/m, `name: ${name}`);
    github.commit(new Map([[file, Buffer.from(text)]]), 'Pat');
  }
  await page.reload();
  await takeBack('to “Larkin Ford”');
  await expect(status).toContainText(
    'It can’t be taken back: Larkin Ford: Name: expected a unique name',
  );
  expect(github.text(larkin)).toContain('name: Larkin Ford');
  github.fault = 'expired';
  await page.reload();
  await expect(status).toContainText('Your token has expired');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(status).toContainText('Sign in to the forms first');
  await expect(status.getByRole('link')).toHaveAttribute('href', '../');
  expectOnly(complaints, /^outside: https:\/\/api\.github|status of 401/);
});
