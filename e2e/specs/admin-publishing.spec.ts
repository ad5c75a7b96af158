import type { Page } from '@playwright/test';
import { oidOf } from '../admin/fake-forge.fixture';
import { expect, type Owner, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

/** From a save at /admin/ to the site: what the build would refuse isn't saved; the owner is told what is live. */

const contact = 'content/business/contact.yaml';

test('a save is checked with what was saved elsewhere, and tells what is in the way of every build', async ({
  owner,
}) => {
  const { forge, page } = owner;
  const town = 'content/towns/thornby.yaml';
  const change = (was: RegExp, is: string) =>
    forge.commit(new Map([[town, Buffer.from(forge.text(town).replace(was, is))]]), 'Pat');
  change(/^name: .*/m, 'name: Elsewhere');
  await page.reload();
  await owner.open('content/towns/sandry.yaml');
  await owner.fill('name', 'Elsewhere');
  await owner.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Sandry: Name: expected a unique name, found "Elsewhere',
  );
  await owner.press('OK');
  expect(forge.messages).toEqual([]);
  change(/county: .*/, 'county: Harrow County');
  await savePhone(owner, '(208) 555-0123');
  await expect(page.getByRole('status').last()).toContainText(
    "Saved, but the site can't be built until this is right, too: Elsewhere: County: expected",
  );
});

async function savePhone(owner: Owner, phone: string) {
  await owner.open(contact);
  await owner.fill('phone', phone);
  await owner.save();
}

test('the owner is told when a change is live, what the check refused, and if the forge does not say', async ({
  owner,
  complaints,
}) => {
  const { forge, page } = owner;
  // The site has what the forge has once a change is live.
  const digests = () =>
    Object.fromEntries([...forge.files].map(([file, text]) => [file, oidOf(text)]));
  let live = digests();
  await page.context().route('**/admin/content.json', (route) => route.fulfill({ json: live }));
  await page.clock.install();
  const statusIn = (tab: Page) =>
    tab
      .getByRole('status')
      .filter({ hasText: /Saved|[Ll]ive/ })
      .last();
  const status = statusIn(page);
  const expectIn = (seconds: number, words: string, tab = page) =>
    expect(async () => {
      await tab.clock.runFor(seconds * 1000);
      await expect(statusIn(tab)).toContainText(words, { timeout: 500 });
    }).toPass();

  await savePhone(owner, '(208) 555-0122');
  await expect(status).toHaveText("Saved. It's being published.");
  await expectIn(30, "Saved. It's being published.");
  // The forge is asked once a minute. A request takes its time, whatever the clock of the page says.
  const looks = () => forge.asked.filter((path) => path.endsWith('/check-runs')).length;
  let minutes = 1;
  await expect(async () => {
    minutes += 1;
    await expectIn(60, 'Saved.');
    expect(looks()).toBeGreaterThan(1);
  }).toPass();
  expect(looks()).toBeLessThanOrEqual(minutes);
  const message = 'API rate limit exceeded for 203.0.113.9.';
  for (const [code, body, words] of [
    [403, { message }, 'the site’s repository gives no answer for now'],
    [403, { message: 'Resource not accessible' }, 'your token may not read the checks'],
    [502, {}, 'the site’s repository gives no answer'],
  ] as const) {
    forge.refuses = { part: 'check-runs', status: code, body };
    await expectIn(60, words);
    await expect(status.getByRole('link')).toHaveAttribute('href', /actions$/);
  }
  forge.refuses = undefined;
  live = digests();
  await expectIn(60, 'Live: what you saved is on the site.');

  await savePhone(owner, '(208) 555-0124');
  forge.refusal = { path: contact, message: 'Name and contact: Phone number: not this one' };
  const words = 'Not live: Name and contact: Phone number: not this one';
  // In another tab, too, and to whoever comes later.
  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.goto('/admin/');
  await expectIn(1, "Saved. It's being published.", tab);
  await page.reload();
  await expectIn(90, words);
  await expect(status.getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*\/actions$/,
  );
  await expectIn(1, words, tab);
  await tab.close();
  await page.reload();
  await expectIn(1, words);

  // The next save is told anew.
  forge.refusal = undefined;
  await savePhone(owner, '(208) 555-0125');
  await expectIn(1, "Saved. It's being published.");
  live = digests();
  await expectIn(60, 'Live');
  await page.reload();
  await expect(page.getByText('Towns').first()).toBeVisible();
  await expect(page.getByText('Live: what you saved')).toHaveCount(0);
  expectOnly(complaints, /^outside: https:\/\/api\.github|status of (?:403|502)/);
});

test('saving without publishing starts nothing, until the changes are published', async ({
  owner,
}) => {
  const { forge, page } = owner;
  const publish = page.getByRole('button', { name: 'Publish Changes' });
  await owner.open(contact);
  await owner.fill('phone', '208-555-0114');
  await owner.save();
  expect(forge.messages.at(-1)).not.toContain('[skip ci]');
  await expect(page.getByText("Saved. It's being published.")).toBeVisible();
  await expect(publish).toBeDisabled();

  await owner.open(contact);
  await owner.fill('phone', '208-555-0115');
  await page.getByRole('button', { name: 'Save', exact: true }).locator('~ button').first().click();
  await page.getByRole('menuitem', { name: 'Save without Publishing' }).click();
  await expect.poll(() => forge.messages.length).toBe(2);
  expect(forge.messages.at(-1)).toMatch(/^\[skip ci\] /);
  expect(forge.text(contact)).toContain('208-555-0115');
  await expect(page.getByText('Saved, not published yet.')).toBeVisible();
  // In a new tab, too, once the form has closed.
  await expect(page).not.toHaveURL(/\/entries\//);
  await page.reload();
  await expect(page.getByText('Saved, not published yet.')).toBeVisible();

  // A commit without files, which hosts don't pass over.
  const { text, commits } = forge;
  const before = text(contact);
  await publish.click();
  await expect(publish).toBeDisabled();
  await expect.poll(() => forge.messages.length).toBe(3);
  expect(forge.messages.at(-1)).toBe('Publish what was saved');
  expect(commits.at(-1)?.size).toBe(0);
  expect(text(contact)).toBe(before);
  await expect(page.getByText("Saved. It's being published.")).toBeVisible();
});
