import AxeBuilder from '@axe-core/playwright';
import { expect, type Owner, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

/** What was saved at /admin/ is listed in words, and can be taken back. */

const prices = 'content/business/prices.yaml';
const services = 'content/services/closing-papers.yaml';

/** Saves a file as someone would on another device. */
const save = ({ forge }: Owner, file: string, was: RegExp, is: string) =>
  forge.commit(new Map([[file, Buffer.from(forge.text(file).replace(was, is))]]), 'Pat');

const saveOf = ({ page }: Owner, words: string) =>
  page.locator('ol > li').filter({ hasText: words }).first();

const statusOf = ({ page }: Owner) => page.getByRole('status').first();

const withoutDay = (text = '') => text.replace(/^updated: .*/m, '');

const takeBack = (owner: Owner, words: string) =>
  saveOf(owner, words)
    .getByRole('button', { name: /^Take it back/ })
    .click();

test('a save is taken back, by name and in words, and that is a save, too', async ({ owner }) => {
  const { forge, page } = owner;
  await owner.open(prices);
  await owner.fill('prices.priority', '$35');
  await owner.fill('prices.additionalNotarization.OR', '2.50');
  await owner.save();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'What you changed' }).click();
  await (await opened).close();
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
  await takeBack(owner, 'to “$35”');
  await expect(statusOf(owner)).toContainText('Taken back, and saved.');
  await expect(forms.getByText('Something was saved in another tab.')).toBeVisible();
  await forms.getByRole('link', { name: 'Load it' }).click();
  await expect(forms.getByText('Something was saved')).toHaveCount(0);
  await expect(forms.locator('[data-key-path]').first()).toBeVisible();
  await expect(page.getByText("Saved. It's being published.")).toBeVisible();
  expect(forge.text(prices)).toContain('priority: 15');
  expect(forge.text(prices)).toMatch(/OR: 8\n[\s\S]*OR: 4\n/);
  expect(forge.messages.at(-1)).toMatch(/^Take back what was saved on /);
  await expect(first).toContainText('from “$35” to “$15”');
  expect(owner.problems()).toBe('');
});

test('what went with a record is said, and comes back with it', async ({ owner }) => {
  const { forge, page } = owner;
  const files = new Map(forge.files);
  const checklist = 'content/checklist.yaml';
  await owner.open(services);
  await owner.press('Show Editor Options');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('what to have ready for a service');
  // The forms begin anew with what was saved.
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await loaded;
  expect(forge.commits).toHaveLength(1);
  expect(forge.text(checklist)).not.toContain('escrow officer, for questions');
  expect(forge.text(checklist)).not.toContain('closing-papers');
  expect(owner.problems()).toBe('');
  await owner.open(checklist);
  await expect(page.getByText('A name on the card').first()).toBeVisible();
  await expect(page.getByText('The phone number of your escrow officer')).toHaveCount(0);
  await page.goto('/admin/changes/');
  await takeBack(owner, ': deleted');
  await expect(statusOf(owner)).toContainText('Taken back, and saved.');
  await expect(saveOf(owner, ': deleted')).toContainText('Taken back, or changed since.');
  for (const [file, bytes] of files) {
    expect(withoutDay(forge.text(file)), file).toBe(withoutDay(bytes.toString('utf8')));
  }
});

test('saves of others are taken back, or it says why not and what to do', async ({
  owner,
  complaints,
}) => {
  const { forge, page } = owner;
  const status = statusOf(owner);
  for (const price of ['20', '30']) save(owner, prices, /(?<=priority: )\d+/, price);
  const larkin = 'content/towns/larkin.yaml';
  save(owner, larkin, /^name: .*/m, 'name: Larkin Ford');
  save(owner, 'content/towns/sandry.yaml', /^name: .*/m, 'name: Larkin');

  await page.goto('/admin/changes/');
  await expect(saveOf(owner, 'from “$15” to “$20”')).toContainText('Taken back, or changed since.');
  await takeBack(owner, 'to “Larkin Ford”');
  await expect(status).toContainText(
    'It can’t be taken back: Larkin Ford: Name: expected a unique name',
  );
  expect(forge.messages).toEqual([]);
  expect(forge.text(larkin)).toContain('name: Larkin Ford');

  forge.fault = 'expired';
  await page.reload();
  await expect(status).toContainText('Your token has expired');
  forge.fault = undefined;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(status).toContainText('Sign in to the forms first');
  await expect(status.getByRole('link')).toHaveAttribute('href', '../');
  expectOnly(complaints, /^outside: https:\/\/api\.github|^failed|Failed|401/);
});
