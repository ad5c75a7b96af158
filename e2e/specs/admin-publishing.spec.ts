import { oidOf } from '../../scripts/admin/page/fake-forge.fixture';
import { expect, type Owner, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

/**
 * From a save at /admin/ to the site: what the build would refuse isn't saved; the owner is told
 * what is live.
 */

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

test('the owner is told when a change is live, what the check refused, or that the forge does not say', async ({
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
  const status = page
    .getByRole('status')
    .filter({ hasText: /Saved|[Ll]ive/ })
    .last();
  const expectIn = (seconds: number, words: string) =>
    expect(async () => {
      await page.clock.runFor(seconds * 1000);
      await expect(status).toContainText(words, { timeout: 500 });
    }).toPass();

  await savePhone(owner, '(208) 555-0122');
  await expectIn(30, "Saved. It's being published.");
  await expect(page.getByText('See the list')).toBeVisible();
  forge.refuses = { part: 'check-runs', status: 502, body: {} };
  await expectIn(60, "it can't be seen from here");
  await expect(status.getByRole('link')).toHaveAttribute('href', /actions$/);
  forge.refuses = undefined;
  forge.refusal = { path: contact, message: 'Name and contact: Phone number: not this one' };
  // Whoever comes later is told, too.
  for (const seconds of [90, 1]) {
    await page.reload();
    await expectIn(seconds, 'Not live: Name and contact: Phone number: not this one');
  }
  forge.refusal = undefined;
  await savePhone(owner, '(208) 555-0125');
  live = digests();
  await expectIn(60, 'Live: what you saved is on the site.');
  expectOnly(complaints, /^outside: https:\/\/api\.github|status of 502/);
});
