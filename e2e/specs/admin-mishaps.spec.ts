import { oidOf } from '../../scripts/admin/browser/fake-github.fixture';
import { expect, type Owner, test } from '../admin/owner.fixture';

/** What goes wrong at /admin/ is told, and nothing that was typed is lost. */

const contact = 'content/business/contact.yaml';

const phoneOf = async (owner: Owner) => (await owner.part('phone')).locator('input').first();

test('what the check, GitHub or the network refuses is told, and what was typed stays', async ({
  owner,
  complaints,
}) => {
  const { page, github } = owner;
  await page.clock.install();
  const dialog = page.getByRole('alertdialog');
  await owner.open('content/business/prices.yaml');
  const price = await owner.part('prices.firstNotarization.ID');
  const expectTold = async (typed: string, ...words: string[]) => {
    await owner.fill('prices.firstNotarization.ID', typed);
    await owner.press('Save');
    for (const part of words) await expect(dialog).toContainText(part);
    await owner.press('OK');
    await expect(price.locator('input').first()).toHaveValue(typed);
  };
  await owner.fill('prices.firstNotarization.ID', '2,50');
  await owner.press('Save');
  await expect(price).toContainText('a number such as 5 or 25.50');
  await expectTold(
    '$6',
    'Prices and times: Prices, First notarization, Idaho: expected at most 5 dollars (Idaho Code 51-133), found 6',
    'What you typed is still here.',
  );
  // The system reads an answer in its own way, which may have the status of success.
  const body = { errors: [{ message: 'Repository rule violations found' }] };
  github.refuses = { part: 'createCommit', status: 200, body };
  await expectTold('$4', 'A rule of the site’s repository');
  github.refuses = undefined;
  expect(github.commits).toEqual([]);

  github.fault = 'lost answer';
  await owner.save();
  expect(github.messages).toHaveLength(1);
  const status = page.getByRole('status').filter({ hasText: /Saved|Live/ });
  await expect(status.last()).toContainText("Saved. It's being published.");
  // The site has what GitHub has.
  const json = Object.fromEntries([...github.files].map(([file, text]) => [file, oidOf(text)]));
  await page.route('**/admin/content.json', (route) => route.fulfill({ json }));
  await page.clock.runFor(60_000);
  await expect(status.last()).toContainText('Live: what you saved is on the site.');

  // On the page to sign in, too.
  github.fault = 'expired';
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your token has expired');
  expect(new Set(complaints.splice(0).filter((text) => !/^outside: /.test(text)))).toEqual(
    new Set([
      'failed: https://api.github.com/graphql',
      'Failed to load resource: net::ERR_CONNECTION_RESET',
      'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
      'Error Server responded with an error {status: 401, message: Bad credentials}',
    ]),
  );
});

test('the same file on two devices: the second is asked, nothing is lost', async ({ owner }) => {
  const { github, page } = owner;
  await owner.open(contact);
  // An address in a hint is an example, and leads to no one's site.
  await expect(await owner.part('origin')).toContainText('www.your-name.com');
  await expect((await owner.part('origin')).getByRole('link')).toHaveCount(0);
  await owner.fill('phone', '208-555-0111');
  const other = github.text(contact).replace(/(?<=\nemail: ).*/, 'new@larkspur-notary.internal');
  github.commit(new Map([[contact, Buffer.from(other)]]), 'Pat on the phone');
  // A second tab, which shares what the browser keeps, already has the change.
  const tab = await page.context().newPage();
  await tab.goto('/admin/');
  await expect(tab.getByText('Towns').first()).toBeVisible();
  await tab.close();
  await owner.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText('Pat on the phone');
  expect(github.text(contact)).toBe(other);

  const larkin = 'content/towns/larkin.yaml';
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await owner.open(contact);
  const county = github.text(larkin).replace(/(?<=\ncounty: ).*/, 'Cobb');
  github.commit(new Map([[larkin, Buffer.from(county)]]), 'Pat on the phone');
  await owner.fill('phone', '208-555-0112');
  expect((await owner.save()).in).toEqual([`${contact}: phone: 208-555-0112`]);
  expect(github.text(larkin)).toBe(county);
  // What was saved is no draft: nothing is in the way of the form.
  await owner.open(contact);
  await (await phoneOf(owner)).click();
});

test('a draft says whether the form has changed since, and comes back if the owner wants it', async ({
  owner,
}) => {
  const { github, page } = owner;
  const dialog = page.getByRole('alertdialog');
  /** Types something, and leaves once the browser keeps it, which is half a second later. */
  const leave = async () => {
    await owner.open(contact);
    const phone = await phoneOf(owner);
    await phone.click();
    await page.keyboard.type('1');
    const typed = await phone.inputValue();
    await expect.poll(() => page.evaluate(draftHas, typed)).toBe(true);
    await page.reload();
    await owner.open(contact);
  };
  const newer = github.text(contact).replace(/(?<=\nphone: ).*/, '208-555-0122');
  await owner.open(contact);
  github.commit(new Map([[contact, Buffer.from(newer)]]), 'Pat on the laptop');
  await leave();
  await expect(dialog).toContainText(/You typed here on .*, without saving\. The form has changed/);
  await expect(dialog.getByRole('button').first()).toHaveText('Discard');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(await phoneOf(owner)).toHaveValue('208-555-0122');

  await leave();
  await expect(dialog).toContainText('without saving. “Restore”');
  await expect(dialog.getByRole('button').first()).toHaveText('Restore');
  await owner.press('Restore');
  await expect(await phoneOf(owner)).toHaveValue(/1/);
  await expect(await phoneOf(owner)).not.toHaveValue('208-555-0122');
  // Escape leaves what was typed; so does a second thought.
  await owner.fill('phone', '208-555-0123');
  await page.keyboard.press('Escape');
  const revert = async (answer: 'accept' | 'dismiss') => {
    page.once('dialog', (asked) => asked[answer]());
    await owner.press('Show Editor Options');
    await page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
  };
  await revert('dismiss');
  await expect(await phoneOf(owner)).toHaveValue('208-555-0123');
  await revert('accept');
  await expect(await phoneOf(owner)).toHaveValue('208-555-0122');
});

/** In a page: whether the browser keeps a draft with a text. */
async function draftHas(text: string): Promise<boolean> {
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const isIn = async ({ name = '' }: IDBDatabaseInfo) => {
    const database = await resultOf(indexedDB.open(name));
    const kept = database.objectStoreNames.contains('draft-backups')
      ? await resultOf(database.transaction('draft-backups').objectStore('draft-backups').getAll())
      : [];
    database.close();
    return JSON.stringify(kept).includes(text);
  };
  return (await Promise.all((await indexedDB.databases()).map(isIn))).includes(true);
}
