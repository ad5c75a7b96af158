import { existsSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { readExport } from '../checks/exported-site';
import { businessTasks } from '../editor/business-tasks';
import { newPageTasks } from '../editor/new-page-tasks';
import { pageTasks } from '../editor/page-tasks';
import { type RunningEditor, runEditor } from '../editor/run-editor';

/** The owner's tasks, done in the editor on a copy of the project, up to the finished site. */

test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

const tasks = [...businessTasks, ...pageTasks, ...newPageTasks];
let editor: RunningEditor;

test.beforeAll(async () => {
  editor = await runEditor('test-results/editor');
});
test.afterAll(() => editor.stop());

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${editor.url}#/${id}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  if (/^(?:left|files|publish)$/.test(id)) return;
  await expect(page.getByRole('button', { name: /^(?:Save|Add the town)$/ })).toBeVisible();
}

const said = (page: Page) => page.getByRole('main').getByRole('status').last();

/** What came and went, without the day of the change. */
const changes = () => editor.changes().filter((line) => !/ [-+]updated: /.test(line));

for (const { name, at, act, button = 'Save', changes: lines } of tasks) {
  test(name, async ({ page }) => {
    await open(page, at);
    await act(page);
    await page.getByRole('button', { name: button, exact: true }).last().click();
    await expect(said(page)).toContainText('Saved');
    expect(changes().toSorted()).toEqual([...lines].toSorted());
  });
}

test('the day of a change is recorded with it, and both can be undone', async ({ page }) => {
  await open(page, 'towns/larkin');
  await page.getByLabel('County', { exact: true }).fill('Cobbs');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page)).toContainText('Saved');
  expect(editor.changes()).toEqual([
    expect.stringMatching(/^towns\/larkin.yaml -county: /),
    'towns/larkin.yaml +county: Cobbs',
    expect.stringMatching(/^towns\/larkin.yaml -updated: /),
    'towns/larkin.yaml +updated: 2026-11-23',
  ]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(said(page)).toContainText('Undone');
  expect(editor.changes()).toHaveLength(4);
});

for (const id of [
  'left',
  'business/hours',
  'towns/larkin',
  'laws',
  'files',
  'publish',
  'add/towns',
]) {
  test(`axe finds nothing wrong at ${id}, and the console is quiet`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, id);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
      // All that scrolls is within the window: the message beside Save is always in view.
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight];
      });
      expect(size).toEqual([width, 900]);
    }
    expect(complaints).toEqual([]);
  });
}

test('a picture of the owner, without where it was taken', async ({ page }) => {
  await open(page, 'files');
  const place = page.getByRole('region', { name: 'Your picture' });
  await place.locator('input[type=file]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: 'teal' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 29/1 0/1' } })
      .jpeg()
      .toBuffer(),
  });
  await place.getByLabel('What the picture shows').fill('Orla with her stamp');
  await place.getByRole('button', { name: 'Put it on the site' }).click();
  await expect(said(page)).toContainText('Saved');
  const lines = changes();
  const [, file = ''] =
    /file: (photos\/portrait-\w+\.jpg), alt: Orla with her stamp/.exec(lines.join()) ?? [];
  expect(readFileSync(`${editor.folder}/public/${file}`).includes('Exif')).toBe(false);
  for (const size of ['96.avif', '192.webp', '288.avif']) {
    expect(existsSync(`${editor.folder}/public/${file.replace('.jpg', `-${size}`)}`)).toBe(true);
  }
});

test('a file of the owner', async ({ page }) => {
  await open(page, 'files');
  const list = page.getByRole('region', { name: 'Files' });
  const input = list.locator('input[type=file]');
  const file = { mimeType: 'text/plain', buffer: Buffer.from('A list of prices') };
  await input.setInputFiles({ ...file, name: 'con.txt' });
  await expect(page.getByRole('main')).toContainText("can't be the name of a file");
  await input.setInputFiles({ ...file, name: 'prices.txt' });
  await expect(said(page)).toContainText('Added');
  expect(changes()).toEqual(['public/prices.txt +A list of prices']);
});

test('the preview shows a page as it is saved', async ({ page }) => {
  await open(page, 'business/contact');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('Orla T. Quill').first()).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Business name').fill('Quill Notary');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(preview.getByText('Quill Notary').first()).toBeVisible();
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect(preview.getByText('Quill Notary').first()).toBeVisible();
});

test('what is published says everything that was changed', async ({ page }) => {
  test.setTimeout(400_000);
  await open(page, 'publish');
  await page.getByRole('radio', { name: 'Only build it' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(/ready to be uploaded|Nothing was published/, {
    timeout: 380_000,
  });
  await expect(main).not.toContainText('Nothing was published');
  for (const { name, says } of tasks) {
    for (const [file, words] of Object.entries(says)) {
      const text = readFileSync(`${editor.folder}/out/${file}`, 'utf8').replaceAll('\u00a0', ' ');
      expect(text.includes(words), `${name}: ${file} says "${words}"`).toBe(true);
    }
  }
  const { pages } = readExport(`${editor.folder}/out`);
  expect(pages.map(({ path }) => path)).not.toContain('/services/family-papers/');
});
