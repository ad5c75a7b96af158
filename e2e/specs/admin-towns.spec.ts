import { expect, test } from '../admin/owner.fixture';

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
  // It stays among those without a page, for the day on which it's removed.
  expect(out).toEqual([]);
  const file = 'content/towns/mica-flat.yaml';
  const lines = [
    ...['name: Mica Flat', 'state: ID', 'county: Cobb', 'latitude: 43.31', 'longitude: -116.93'],
    ...['zips:', "- '83990'", `intro: ${words}`, 'hasNearby: true', 'hasMap: true'],
  ];
  expect(added).toEqual(lines.map((line) => `${file}: ${line}`));
  expect(owner.github.text(file)).toMatch(/\nupdated: 20\d\d-\d\d-\d\d\n$/);
  expect(owner.problems()).toBe('');
});

test('a town gets another address and name: lists follow, the old address leads on; others go from every list, but not the home town', async ({
  owner,
}) => {
  const { github, page } = owner;
  await owner.open('content/towns/vetch.yaml');
  await owner.press('Show Editor Options');
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
  await owner.press('Edit Slug');
  await page.getByRole('textbox', { name: 'Slug' }).fill('vetch-springs');
  await owner.press('Done');
  await owner.fill('name', 'Vetchley');
  const { out, in: added } = await owner.save();
  expect(out).toContain('content/business/area.yaml: - vetch');
  expect(added).toContain('content/business/area.yaml: - vetch-springs');
  expect(added).toContain('content/towns/vetch-springs.yaml: - /areas/vetch/');
  expect(github.files.has('content/towns/vetch.yaml')).toBe(false);
  const told = 'Saved. The old name “Vetch” is still in: Vetchley: Introduction; Vetchley: Attr';
  await expect(page.getByText(told)).toBeVisible();

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
  expect(github.commits).toHaveLength(1);
  await page.reload();
  const checklist = 'content/checklist.yaml';
  let loaded: Promise<unknown> | undefined;
  expect(github.text(checklist)).toContain('escrow officer, for questions');
  const files = ['content/towns/thornby.yaml', 'content/services/closing-papers.yaml'];
  for (const [index, file] of files.entries()) {
    await ask(file);
    if (index > 0) loaded = page.waitForEvent('load');
    await expect(dialog).toContainText('Its web address leads to the list.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => github.commits.length).toBe(index + 2);
    expect(github.files.has(file)).toBe(false);
    expect(owner.problems()).toBe('');
  }
  expect(github.text('content/business/area.yaml')).not.toContain('thornby');
  // What was to have ready for that service alone goes along, and from its form, too.
  expect(github.text(checklist)).not.toMatch(/escrow officer, for questions|closing-papers/);
  await loaded;
  await owner.open(checklist);
  await expect(page.getByText('A name on the card').first()).toBeVisible();
  await expect(page.getByText('The phone number of your escrow officer')).toHaveCount(0);
});
