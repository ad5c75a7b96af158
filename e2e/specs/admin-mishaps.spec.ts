import { expect, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

/** What goes wrong at /admin/ is told, and nothing that was typed is lost. */

const contact = 'content/business/contact.yaml';

test('what is wrong is refused in words, and nothing is committed', async ({ owner }) => {
  const { page, forge } = owner;
  await owner.open(contact);
  await owner.fill('phone', '(208) 555 019');
  await owner.press('Save');
  await expect(await owner.part('phone')).toContainText('a phone number such as 208-555-0100');

  await owner.open('content/business/prices.yaml');
  const price = await owner.part('prices.firstNotarization.ID');
  await expect(price).toContainText('By law, at most $5 (Idaho Code 51-133).');
  await owner.fill('prices.firstNotarization.ID', '2,50');
  await owner.press('Save');
  await expect(price).toContainText('a number such as 5 or 25.50');
  await owner.fill('prices.firstNotarization.ID', '$6');
  await owner.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Prices and times: Prices, First notarization, Idaho: expected at most 5 dollars (Idaho Code 51-133), found 6',
  );
  await expect(page.getByRole('alertdialog')).toContainText('What you typed is still here.');
  await owner.press('OK');
  await expect(price.locator('input').first()).toHaveValue('$6');
  expect(forge.commits).toEqual([]);
});

test('the same file on two devices: the second is asked, nothing is lost', async ({ owner }) => {
  const { forge, page } = owner;
  await owner.open(contact);
  await owner.fill('phone', '208-555-0111');
  const other = forge.text(contact).replace(/(?<=\nemail: ).*/, 'new@larkspur-notary.internal');
  forge.commit(new Map([[contact, Buffer.from(other)]]), 'Pat on the phone');
  // A second tab, which shares what the browser keeps, already has the change.
  const tab = await page.context().newPage();
  await tab.goto('/admin/');
  await expect(tab.getByText('Towns').first()).toBeVisible();
  await tab.close();
  await owner.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText('Pat on the phone');
  expect(forge.text(contact)).toBe(other);

  const larkin = 'content/towns/larkin.yaml';
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await owner.open(contact);
  const county = forge.text(larkin).replace(/(?<=\ncounty: ).*/, 'Cobb');
  forge.commit(new Map([[larkin, Buffer.from(county)]]), 'Pat on the phone');
  await owner.fill('phone', '208-555-0112');
  expect((await owner.save()).in).toEqual([`${contact}: phone: 208-555-0112`]);
  expect(forge.text(larkin)).toBe(county);
  // What was saved is no draft: nothing is in the way of the form.
  await owner.open(contact);
  await (await owner.part('phone')).locator('input').first().click();
});

test('what the network or the forge refuses is told, what was typed stays, and a lost answer is a save', async ({
  owner,
  complaints,
}) => {
  const { forge, page } = owner;
  const dialog = page.getByRole('alertdialog');
  const phone = async () => (await owner.part('phone')).locator('input').first();
  const expectTold = async (words: string) => {
    await owner.press('Save');
    await expect(dialog).toContainText(words);
    await owner.press('OK');
    await expect(await phone()).toHaveValue('208-555-0113');
  };
  await owner.open(contact);
  await owner.fill('phone', '208-555-0113');
  forge.fault = 'offline';
  await expectTold('save again once you’re connected');
  forge.fault = undefined;
  // The system reads an answer in its own way: with the status of an error, or of success.
  const message = 'Repository rule violations found';
  for (const [status, body, words] of [
    [200, { errors: [{ message }] }, 'A rule of the site’s repository'],
    [418, { message: 'I am a teapot' }, 'The site’s repository refused it: “I am a teapot”'],
  ] as const) {
    forge.refuses = { part: 'createCommit', status, body };
    await expectTold(words);
  }
  forge.refuses = undefined;
  expect(forge.commits).toEqual([]);

  forge.fault = 'lost answer';
  expect((await owner.save()).in).toEqual([`${contact}: phone: 208-555-0113`]);
  await expect(page.getByText("Saved. It's being published.")).toBeVisible();
  expect(forge.messages).toHaveLength(1);

  // On the page to sign in, too.
  forge.fault = 'expired';
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your token has expired');
  expectOnly(
    complaints,
    /^outside: https:\/\/api\.github|^failed|Failed|fetch|401|credentials|Falling back|status of|ERR_CONNECTION_RESET|rule violations|teapot|Error/,
  );
});

test('a draft says whether the form has changed since, and comes back if the owner wants it', async ({
  owner,
}) => {
  const { forge, page } = owner;
  const phone = async () => (await owner.part('phone')).locator('input').first();
  const dialog = page.getByRole('alertdialog');
  const leave = async () => {
    await owner.open(contact);
    await (await phone()).click();
    await page.keyboard.type('1');
    // The system keeps a draft half a second later.
    await page.waitForTimeout(1500);
  };
  await leave();
  const newer = forge.text(contact).replace(/(?<=\nphone: ).*/, '208-555-0122');
  forge.commit(new Map([[contact, Buffer.from(newer)]]), 'Pat on the laptop');
  await page.reload();
  await owner.open(contact);
  await expect(dialog).toContainText(/You typed here on .*, without saving\. The form has changed/);
  await expect(dialog.getByRole('button').first()).toHaveText('Discard');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(await phone()).toHaveValue('208-555-0122');

  await leave();
  await page.reload();
  await owner.open(contact);
  await expect(dialog).toContainText('without saving. “Restore”');
  await expect(dialog.getByRole('button').first()).toHaveText('Restore');
  await owner.press('Restore');
  await expect(await phone()).toHaveValue(/1/);
  await expect(await phone()).not.toHaveValue('208-555-0122');
  // Escape leaves what was typed; so does a second thought.
  await owner.fill('phone', '208-555-0123');
  await page.keyboard.press('Escape');
  const revert = async (answer: 'accept' | 'dismiss') => {
    page.once('dialog', (asked) => asked[answer]());
    await owner.press('Show Editor Options');
    await page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
  };
  await revert('dismiss');
  await expect(await phone()).toHaveValue('208-555-0123');
  await revert('accept');
  await expect(await phone()).toHaveValue('208-555-0122');
});
