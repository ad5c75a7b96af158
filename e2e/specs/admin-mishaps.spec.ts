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
  await owner.press('OK');
  await expect(price.locator('input').first()).toHaveValue('$6');

  await owner.open('content/business/hours.yaml');
  await (await owner.part('hours')).getByRole('button', { name: 'Expand All' }).click();
  await owner.fill('hours.0.opens', '18:00');
  await owner.fill('hours.0.closes', '18:00');
  await owner.press('Save');
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('What you typed is still here.');
  await expect(refusal).toContainText(
    'Opening hours 1, Closes: expected a closing time other than',
  );
  await owner.press('OK');
  await expect((await owner.part('hours.0.closes')).locator('input').first()).toHaveValue('18:00');
  expect(forge.commits).toEqual([]);
});

test('the same file on two devices: the second is asked, nothing is lost', async ({ owner }) => {
  const { forge, page } = owner;
  await owner.open(contact);
  await owner.fill('phone', '208-555-0111');
  const other = forge.text(contact).replace(/(?<=\nemail: ).*/, 'new@larkspur-notary.internal');
  forge.commit(new Map([[contact, Buffer.from(other)]]), 'Pat on the phone');
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
});

test('without network or token, what was typed stays', async ({ owner, complaints }) => {
  const { forge, page } = owner;
  const phone = async () => (await owner.part('phone')).locator('input').first();
  await owner.open(contact);
  for (const [fault, said] of [
    ['offline', 'save again once you’re connected'],
    ['expired', 'Make a new one'],
  ] as const) {
    await owner.fill('phone', '208-555-0113');
    forge.fault = fault;
    await owner.press('Save');
    await expect(page.getByRole('alertdialog')).toContainText(said);
    await owner.press('OK');
    await expect(await phone()).toHaveValue('208-555-0113');
    forge.fault = undefined;
  }
  expect(forge.commits).toEqual([]);
  expect((await owner.save()).in).toEqual([`${contact}: phone: 208-555-0113`]);
  expectOnly(
    complaints,
    /^outside: https:\/\/api\.github|^failed|Failed|fetch|401|credentials|Falling back/,
  );
});

test('a save whose answer got lost is a save', async ({ owner, complaints }) => {
  const { forge } = owner;
  for (const [path, value] of [
    ['phone', '208-555-0117'],
    ['email', 'lost@larkspur-notary.internal'],
  ] as const) {
    await owner.open(contact);
    await owner.fill(path, value);
    forge.fault = 'lost answer';
    expect((await owner.save()).in).toEqual([`${contact}: ${path}: ${value}`]);
  }
  await expect(owner.page.getByText("Saved. It's being published.")).toBeVisible();
  expect(forge.messages).toHaveLength(2);
  expectOnly(complaints, /^outside: https:\/\/api\.github|^failed|ERR_CONNECTION_RESET/);
});

test('what the forge refuses is told, in a form and on the page to sign in', async ({
  owner,
  complaints,
}) => {
  const { forge, page } = owner;
  await owner.open(contact);
  await owner.fill('phone', '208-555-0118');
  const rule = 'Repository rule violations found\n\nChanges must be made through a pull request.';
  for (const [status, body, words] of [
    [200, { errors: [{ message: rule }] }, 'A rule of the site’s repository'],
    [502, { message: 'Server Error' }, 'gave no answer'],
    [418, { message: 'I am a teapot' }, 'The site’s repository refused it: “I am a teapot”'],
  ] as const) {
    forge.refuses = { part: 'createCommit', status, body };
    await owner.press('Save');
    await expect(page.getByRole('alertdialog')).toContainText(words);
    await expect(page.getByRole('alertdialog')).toContainText('What you typed is still here.');
    await owner.press('OK');
  }
  expect(forge.commits).toEqual([]);
  forge.fault = 'expired';
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your token has expired');
  expectOnly(
    complaints,
    /^outside: https:\/\/api\.github|status of|rule violations|Server|teapot|Error/,
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
  await expect(dialog).toContainText(
    /You typed into “Name and contact” on .*, without saving\. It has/,
  );
  await expect(dialog.getByRole('button').first()).toHaveText('Discard');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(await phone()).toHaveValue('208-555-0122');

  await leave();
  await page.reload();
  await owner.open(contact);
  await expect(dialog).toContainText('It hasn’t changed since');
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
