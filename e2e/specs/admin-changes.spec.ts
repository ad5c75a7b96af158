import AxeBuilder from '@axe-core/playwright';
import { expect, type Owner, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

/** What was saved at /admin/ is listed in words, and can be taken back. */

const prices = 'content/business/prices.yaml';
const services = 'content/services/closing-papers.yaml';

/** Saves a price as someone would on another device. */
function savePrice({ forge }: Owner, price: string) {
  const text = forge.text(prices).replace(/(?<=priority: )\d+/, price);
  forge.commit(new Map([[prices, Buffer.from(text)]]), 'Pat on the phone');
}

const saveOf = ({ page }: Owner, words: string) =>
  page.locator('ol > li').filter({ hasText: words }).first();

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
  await page.getByRole('button', { name: 'Show Help Menu' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'What you changed' }).click();
  await page.goto((await opened).url());
  expect(page.url()).toMatch(/\/admin\/changes\/$/);
  const first = page.locator('ol > li').first();
  await expect(first.getByRole('heading')).toContainText(/November 20, 2026 at .*, by Owner/);
  await expect(first).toContainText(
    'Prices and times › Prices, Priority visit: from “$15” to “$35”',
  );
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await takeBack(owner, 'to “$35”');
  await expect(page.getByRole('status').first()).toContainText('Taken back, and saved.');
  await expect(page.getByText("Saved. It's being published.")).toBeVisible();
  expect(forge.text(prices)).toContain('priority: 15');
  expect(forge.text(prices)).toMatch(/OR: 8\n[\s\S]*OR: 4\n/);
  expect(forge.messages.at(-1)).toMatch(/^Take back what was saved on /);
  await expect(first).toContainText('from “$35” to “$15”');
  expect(owner.problems()).toBe('');
});

test('what was saved since stays, and what the build would refuse is not taken back', async ({
  owner,
}) => {
  const { forge, page } = owner;
  const status = page.getByRole('status').first();
  savePrice(owner, '20');
  savePrice(owner, '30');
  const town = 'content/towns/larkin.yaml';
  const name = 'name: Larkin Ford';
  const save = (file: string, was: RegExp, is: string) =>
    forge.commit(new Map([[file, Buffer.from(forge.text(file).replace(was, is))]]), 'Pat');
  save(town, /^name: .*/m, name);
  save('content/towns/sandry.yaml', /^name: .*/m, 'name: Larkin');
  await page.goto('/admin/changes/');
  await takeBack(owner, 'from “$15” to “$20”');
  await expect(status).toHaveText(
    'There’s nothing to take back. Left as it is, because it was changed since: Prices and times › Prices, Priority visit.',
  );
  await takeBack(owner, 'to “Larkin Ford”');
  await expect(status).toContainText(
    'It can’t be taken back: Larkin Ford: Name: expected a unique name',
  );
  expect(forge.messages).toEqual([]);
  expect(forge.text(town)).toContain(name);
});

test('what went with a record comes back with it', async ({ owner }) => {
  const { forge, page } = owner;
  const files = new Map(forge.files);
  await owner.open(services);
  await owner.press('Show Editor Options');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  // The forms begin anew with what was saved.
  const loaded = page.waitForEvent('load');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await loaded;
  expect(forge.commits).toHaveLength(1);
  await page.goto('/admin/changes/');
  await takeBack(owner, ': deleted');
  await expect(page.getByRole('status').first()).toContainText('Taken back, and saved.');
  for (const [file, bytes] of files) {
    expect(withoutDay(forge.text(file)), file).toBe(withoutDay(bytes.toString('utf8')));
  }
});

test('a record that got another web address gets the earlier one back', async ({ owner }) => {
  const { forge, page } = owner;
  const [area, town] = ['content/business/area.yaml', 'content/towns/vetch.yaml'];
  const renamed = town.replace('vetch', 'vetch-springs');
  const before = forge.text(town);
  const texts = {
    [renamed]: before.replace(/(?<=^name: .*\n)/, 'aliases:\n  - /areas/vetch/\n'),
    [area]: forge.text(area).replace('- vetch\n', '- vetch-springs\n'),
  };
  const added = Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)] as const);
  forge.commit(new Map(added), 'Pat on the phone', [town]);
  await page.goto('/admin/changes/');
  const words = 'Vetch › Web address: from “vetch” to “vetch-springs”';
  await expect(saveOf(owner, words)).toContainText('from “Vetch” to “Vetch Springs”');
  await takeBack(owner, words);
  await expect(page.getByRole('status').first()).toContainText('Taken back, and saved.');
  expect(forge.files.has(renamed)).toBe(false);
  expect(withoutDay(forge.text(town))).toBe(withoutDay(before));
});

test('without a way to the forge, it says what to do', async ({ owner, complaints }) => {
  const { forge, page } = owner;
  savePrice(owner, '20');
  await page.goto('/admin/changes/');
  await expect(saveOf(owner, 'to “$20”')).toBeVisible();
  forge.fault = 'offline';
  await takeBack(owner, 'to “$20”');
  const status = page.getByRole('status').first();
  await expect(status).toContainText('once you’re connected');
  forge.fault = 'expired';
  await page.reload();
  await expect(status).toContainText('Your token has expired');
  forge.fault = undefined;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(status).toContainText('Sign in to the forms first');
  await expect(status.getByRole('link')).toHaveAttribute('href', '../');
  // As the settings are for another forge, and on the owner's own computer.
  const settings = await (await page.request.get('/admin/config.js')).text();
  for (const [was, is, words] of [
    [
      /"api":"[^"]*"/,
      '"x":0',
      'The place that keeps the site’s repository has a list of what changed. See it',
    ],
    [/"forge":\{[^}]*\}/, '"x":0', 'on your site, under /admin/changes/'],
  ] as const) {
    const body = settings.replace(was, is);
    expect(body).not.toBe(settings);
    await page.route('**/admin/config.js', (route) =>
      route.fulfill({ body, contentType: 'text/javascript' }),
    );
    await page.reload();
    await expect(status).toContainText(words);
  }
  expectOnly(complaints, /^outside: https:\/\/api\.github|^failed|Failed|401/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing scrolls sideways, and a thumb finds the buttons', async ({ owner }) => {
    const { page } = owner;
    savePrice(owner, '20');
    await page.goto('/admin/changes/');
    const button = page.getByRole('button', { name: /^Take it back/ }).first();
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await button.tap();
    await expect.poll(() => owner.forge.messages.length).toBe(1);
  });
});
