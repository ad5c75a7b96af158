import type { Page } from '@playwright/test';
import { oidOf } from '../admin/fake-forge.fixture';
import { expect, type Owner, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

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
    'Larkin: Name: expected a unique name, found "Alder Falls, ID", also in “Alder Falls”',
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

/** Whether the site has what the forge has, and what a tab says as time goes by. */
async function watching({ forge, page }: Owner) {
  const digests = () =>
    Object.fromEntries([...forge.files].map(([file, text]) => [file, oidOf(text)]));
  let live = digests();
  await page.context().route('**/admin/content.json', (route) => route.fulfill({ json: live }));
  await page.clock.install();
  const statusOf = (tab: Page) =>
    tab
      .getByRole('status')
      .filter({ hasText: /Saved|[Ll]ive/ })
      .last();
  const expectIn = (seconds: number, words: string, tab = page) =>
    expect(async () => {
      await tab.clock.runFor(seconds * 1000);
      await expect(statusOf(tab)).toContainText(words, { timeout: 500 });
    }).toPass();
  const goLive = () => {
    live = digests();
  };
  return { status: statusOf(page), expectIn, goLive };
}

async function savePhone(owner: Owner, phone: string) {
  await owner.open(contact);
  await owner.fill('phone', phone);
  await owner.save();
}

test('the owner is told when a change is live, and what the check refused', async ({ owner }) => {
  const { forge, page } = owner;
  const { status, expectIn, goLive } = await watching(owner);
  await savePhone(owner, '(208) 555-0123');
  await expect(status).toHaveText("Saved. It's being published.");
  await expectIn(30, "Saved. It's being published.");
  goLive();
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
  goLive();
  await expectIn(60, 'Live');
  await page.reload();
  await expect(page.getByText('Towns').first()).toBeVisible();
  await expect(page.getByText('Live: what you saved')).toHaveCount(0);
});

test('the forge is asked once a minute, and the owner is told if it does not say', async ({
  owner,
  complaints,
}) => {
  const { forge } = owner;
  const { status, expectIn, goLive } = await watching(owner);
  await savePhone(owner, '(208) 555-0123');
  const looks = () => forge.asked.filter((path) => path.endsWith('/check-runs')).length;
  // A request takes its time, whatever the clock of the page says.
  let minutes = 0;
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
  goLive();
  await expectIn(60, 'Live');
  expectOnly(complaints, /^outside: https:\/\/api\.github|status of (?:403|502)/);
});
