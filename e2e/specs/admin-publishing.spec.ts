import { createHash } from 'node:crypto';
import { expect, type Owner, test } from '../admin/owner.fixture';

/** From a save at /admin/ to the site: what the build would refuse isn't saved; the owner is told what is live. */

const contact = 'content/business/contact.yaml';

/** Expects a save to show what the check would say, and to commit nothing. */
async function expectRefusal({ forge, page, press }: Owner, words: string) {
  const count = forge.commits.length;
  await press('Save');
  await expect(page.getByRole('alertdialog')).toContainText(words);
  await press('OK');
  expect(forge.commits.length).toBe(count);
}

test('what other files or the law forbid is refused before it is saved', async ({ owner }) => {
  const { forge } = owner;
  await owner.open('content/towns/larkin.yaml');
  await owner.fill('name', 'Alder Falls');
  await expectRefusal(
    owner,
    'Larkin: Name: expected a unique name, found "Alder Falls", also in “Alder Falls”',
  );
  await owner.open('content/business/about.yaml');
  await owner.fill('headline', 'A licensed notary at your door');
  const claim = 'Headline: expected no such claim, because a notary is commissioned, not licensed';
  await expectRefusal(owner, claim);
  await owner.fill('headline', 'Your notario at the door');
  await expectRefusal(owner, 'Headline: expected no word that both states forbid');
  await owner.fill('headline', 'A {nobody} at your door');
  await expectRefusal(owner, 'stands for something here, such as {');
  // What was saved a moment ago counts, too, on whatever device.
  const other = 'content/towns/thornby.yaml';
  const renamed = forge.text(other).replace(/^name: .*/m, 'name: Elsewhere');
  forge.commit(new Map([[other, Buffer.from(renamed)]]), 'Pat on the phone');
  await owner.page.reload();
  await owner.open('content/towns/sandry.yaml');
  await owner.fill('name', 'Elsewhere');
  await expectRefusal(owner, 'expected a unique name, found "Elsewhere');
});

test('a save tells what is in the way of every build, and in which form', async ({ owner }) => {
  const { forge, page } = owner;
  const town = 'content/towns/thornby.yaml';
  const broken = forge.text(town).replace(/county: .*/, 'county: Harrow County');
  forge.commit(new Map([[town, Buffer.from(broken)]]), 'Somebody with an editor');
  await page.reload();
  await owner.open(contact);
  await owner.fill('phone', '(208) 555-0123');
  await owner.save();
  await expect(page.getByRole('status').last()).toContainText(
    "Saved, but the site can't be built until this is right, too: Thornby: County: expected",
  );
});

test('a service goes with the items of the checklist that are for it alone', async ({ owner }) => {
  const { forge, page } = owner;
  const checklist = 'content/checklist.yaml';
  expect(forge.text(checklist)).toContain('The phone number of your escrow officer');
  await owner.open('content/services/closing-papers.yaml');
  await owner.press('Show Editor Options');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('goes, too: “The phone number of your escrow officer');
  await expect(dialog).toContainText('taken out of: Order of the services, What to have ready.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => forge.commits.length).toBe(1);
  expect(forge.text(checklist)).not.toContain('escrow officer, for questions');
  expect(forge.text(checklist)).not.toContain('closing-papers');
  expect(owner.problems()).toBe('');
  // The form has what was saved.
  await owner.open(checklist);
  await expect(page.getByText('A name on the card').first()).toBeVisible();
  await expect(page.getByText('The phone number of your escrow officer')).toHaveCount(0);
});

test('the owner is told when a change is live, and what the check refused', async ({ owner }) => {
  const { forge, page } = owner;
  await page.clock.install();
  const digests = () => [...forge.files].map(([file, text]) => [file, sha1(text)] as const);
  let live = Object.fromEntries(digests());
  await page.route('**/admin/content.json', (route) => route.fulfill({ json: live }));
  const expectIn = (seconds: number, words: string) =>
    expect(async () => {
      await page.clock.runFor(seconds * 1000);
      await expect(status).toContainText(words, { timeout: 500 });
    }).toPass();
  const status = page
    .getByRole('status')
    .filter({ hasText: /Saved|[Ll]ive/ })
    .last();

  await owner.open(contact);
  await owner.fill('phone', '(208) 555-0123');
  await owner.save();
  await expect(status).toHaveText("Saved. It's being published.");
  await expectIn(30, "Saved. It's being published.");
  live = Object.fromEntries(digests());
  await expectIn(10, 'Live: what you saved is on the site.');

  await owner.open(contact);
  await owner.fill('phone', '(208) 555-0124');
  await owner.save();
  forge.refusal = { path: contact, message: 'Name and contact: Phone number: not this one' };
  // After a reload, too.
  await page.reload();
  await expectIn(90, 'Not live: Name and contact: Phone number: not this one');
  await expect(status.getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*\/actions$/,
  );
});

const sha1 = (text: Buffer) => createHash('sha1').update(text).digest('hex');
