import { expect, type Owner, test } from '../admin/owner.fixture';

/** Towns come, go and get new names at /admin/, and the rest of the repository follows. */

const words = Array.from({ length: 160 }, (_, at) => `word${at}`).join(' ');

test('a town is added: each empty field is named, then one commit has it', async ({ owner }) => {
  const { page } = owner;
  await page.goto('/admin/#/collections/towns/new');
  await expect(page.locator('[data-key-path="name"]')).toBeVisible();
  await owner.press('Save');
  await expect(page.getByText('This field is required.')).toHaveCount(6);
  await owner.fill('name', 'Mica Flat');
  await owner.fill('county', 'Cobb');
  await owner.fill('latitude', '43.31');
  await owner.fill('longitude', '-116.93');
  await (await owner.part('zips')).getByRole('button', { name: /^Add/ }).click();
  await owner.fill('zips.0', '83990');
  await owner.fill('intro', words);
  const { out, in: added } = await owner.save();
  // It was among those without a page.
  const others = 'content/localities-without-page.yaml: ';
  expect(out).toContain(`${others}- name: Mica Flat`);
  expect(out.filter((line) => !line.startsWith(others))).toEqual([]);
  const file = 'content/towns/mica-flat.yaml';
  const lines = [
    ...['name: Mica Flat', 'state: ID', 'county: Cobb', 'latitude: 43.31', 'longitude: -116.93'],
    ...['zips:', "- '83990'", `intro: ${words}`, 'hasNearby: true', 'hasMap: true'],
  ];
  expect(added).toEqual(lines.map((line) => `${file}: ${line}`));
  expect(owner.forge.text(file)).toMatch(/\nupdated: 20\d\d-\d\d-\d\d\n$/);
  expect(owner.problems()).toBe('');
});

async function changeAddress(owner: Owner, address: string) {
  await owner.press('Show Editor Options');
  await owner.page.getByRole('menuitem', { name: 'Edit Web address' }).click();
  await owner.press('Edit Web address');
  await owner.page.getByRole('textbox', { name: 'Web address' }).fill(address);
  await owner.press('Done');
}

test('a town is renamed: lists follow, and the old address leads on', async ({ owner }) => {
  await owner.open('content/towns/vetch.yaml');
  await changeAddress(owner, 'vetch-springs');
  const { out, in: added } = await owner.save();
  expect(out).toContain('content/business/area.yaml: - vetch');
  expect(added).toContain('content/business/area.yaml: - vetch-springs');
  expect(added).toContain('content/towns/vetch-springs.yaml: - /areas/vetch/');
  expect(owner.forge.files.has('content/towns/vetch.yaml')).toBe(false);
  expect(owner.problems()).toBe('');
});

test('a town is removed: it is gone from every list', async ({ owner }) => {
  await owner.open('content/towns/thornby.yaml');
  await owner.press('Show Editor Options');
  await owner.page.getByRole('menuitem', { name: 'Delete' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => owner.forge.commits.length).toBe(1);
  expect(owner.forge.files.has('content/towns/thornby.yaml')).toBe(false);
  expect(owner.forge.text('content/business/area.yaml')).not.toContain('thornby');
  expect(owner.problems()).toBe('');
});

test('a service is renamed, another removed: what else names them stops nothing', async ({
  owner,
}) => {
  await owner.open('content/services/house-calls.yaml');
  await changeAddress(owner, 'visits');
  await owner.save();
  expect(owner.problems()).toBe('');
  await owner.open('content/services/papers-for-abroad.yaml');
  await owner.press('Show Editor Options');
  await owner.page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = owner.page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'Its page goes, and its web address leads to the list of services',
  );
  // What stands out, and has the cursor, destroys nothing.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => owner.forge.commits.length).toBe(2);
  expect(owner.forge.files.has('content/services/papers-for-abroad.yaml')).toBe(false);
  expect(owner.problems()).toBe('');
});

test('the home town is not removed: the form says where it is needed', async ({ owner }) => {
  await owner.open('content/towns/quartz-ford.yaml');
  await owner.press('Show Editor Options');
  await owner.page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = owner.page.getByRole('alertdialog');
  await expect(dialog).toContainText(/Where you go\s*Main towns:/);
  expect(owner.forge.commits).toEqual([]);
});

test('a town gets a new name: the form says where the old one still stands', async ({ owner }) => {
  await owner.open('content/towns/vetch.yaml');
  await owner.fill('name', 'Vetchley');
  await owner.save();
  const told = 'Saved. The old name “Vetch” is still in: Vetchley: Introduction; Vetchley: Attr';
  await expect(owner.page.getByText(told)).toBeVisible();
});

test('a service begins with four texts', async ({ owner }) => {
  const { page } = owner;
  await page.goto('/admin/#/collections/services/new');
  await expect(page.locator('[data-key-path="title"]')).toBeVisible();
  await owner.press('Save');
  await expect(page.getByText('This field is required.')).toHaveCount(4);
  await owner.fill('title', 'Weddings by the river');
  await owner.fill('description', words.slice(0, 120));
  await owner.fill('intro', words.split(' ').slice(0, 60).join(' '));
  await owner.fill('message', "It's a wedding by the river.");
  const { in: added } = await owner.save();
  const file = 'content/services/weddings-by-the-river.yaml';
  expect(added).toContain(`${file}: title: Weddings by the river`);
  for (const list of ['commonDocuments', 'included', 'extras', 'faq'])
    expect(owner.forge.text(file)).not.toContain(list);
  expect(owner.problems()).toBe('');
});
