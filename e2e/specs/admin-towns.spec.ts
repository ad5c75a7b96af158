import { expect, type Owner, test } from '../admin/owner.fixture';

/** Towns come, go and get new names at /admin/, and the rest of the repository follows. */

const words = Array.from({ length: 160 }, (_, at) => `word${at}`).join(' ');

test('a town and a service are added: each empty field is named, then one commit has each', async ({
  owner,
}) => {
  const { page } = owner;
  /** Opens a form that is new, and saves it as it is: so many fields can't be empty. */
  const expectRequired = async (collection: string, field: string, count: number) => {
    await page.goto(`/admin/#/collections/${collection}/new`);
    await expect(page.locator(`[data-key-path="${field}"]`)).toBeVisible();
    await owner.press('Save');
    await expect(page.getByText('This field is required.')).toHaveCount(count);
  };
  await expectRequired('towns', 'name', 6);
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

  // A service begins with four texts.
  await expectRequired('services', 'title', 4);
  await owner.fill('title', 'Weddings by the river');
  await owner.fill('description', words.slice(0, 120));
  await owner.fill('intro', words.split(' ').slice(0, 60).join(' '));
  await owner.fill('message', "It's a wedding by the river.");
  const service = 'content/services/weddings-by-the-river.yaml';
  expect((await owner.save()).in).toContain(`${service}: title: Weddings by the river`);
  for (const list of ['commonDocuments', 'included', 'extras', 'faq'])
    expect(owner.forge.text(service)).not.toContain(list);
  expect(owner.problems()).toBe('');
});

async function changeAddress(owner: Owner, address: string) {
  await owner.press('Show Editor Options');
  await owner.page.getByRole('menuitem', { name: 'Edit Slug' }).click();
  await owner.press('Edit Slug');
  await owner.page.getByRole('textbox', { name: 'Slug' }).fill(address);
  await owner.press('Done');
}

test('a town and a service get other addresses and names: lists follow, the old address leads on', async ({
  owner,
}) => {
  await owner.open('content/towns/vetch.yaml');
  await changeAddress(owner, 'vetch-springs');
  await owner.fill('name', 'Vetchley');
  const { out, in: added } = await owner.save();
  expect(out).toContain('content/business/area.yaml: - vetch');
  expect(added).toContain('content/business/area.yaml: - vetch-springs');
  expect(added).toContain('content/towns/vetch-springs.yaml: - /areas/vetch/');
  expect(owner.forge.files.has('content/towns/vetch.yaml')).toBe(false);
  const told = 'Saved. The old name “Vetch” is still in: Vetchley: Introduction; Vetchley: Attr';
  await expect(owner.page.getByText(told)).toBeVisible();
  await owner.open('content/services/house-calls.yaml');
  await changeAddress(owner, 'visits');
  await owner.save();
  expect(owner.problems()).toBe('');
});

test('a town and a service are removed from every list, but not the home town', async ({
  owner,
}) => {
  const { forge, page } = owner;
  const dialog = page.getByRole('alertdialog');
  const ask = async (file: string) => {
    await owner.open(file);
    await owner.press('Show Editor Options');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await ask('content/towns/quartz-ford.yaml');
  // The form says where it is needed.
  await expect(dialog).toContainText('Where you go');
  await expect(dialog).toContainText('Main towns:');
  expect(forge.commits).toEqual([]);
  await page.reload();
  const files = ['content/towns/thornby.yaml', 'content/services/papers-for-abroad.yaml'];
  for (const [index, file] of files.entries()) {
    await ask(file);
    await expect(dialog).toContainText('Its web address leads to the list.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => forge.commits.length).toBe(index + 1);
    expect(forge.files.has(file)).toBe(false);
    expect(owner.problems()).toBe('');
  }
  expect(forge.text('content/business/area.yaml')).not.toContain('thornby');
});
