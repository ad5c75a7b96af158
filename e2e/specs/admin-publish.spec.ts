import { expect, test } from '../admin/owner.fixture';

/** Several forms saved at /admin/, and published at once. */

const contact = 'content/business/contact.yaml';

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
