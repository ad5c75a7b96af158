import { expect, type Page, test } from '@playwright/test';
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
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
}

const said = (page: Page) => page.getByRole('main').getByRole('status').last();

/** What came and went, without the day of the change. */
const changes = () => editor.changes().filter((line) => !/ [-+]updated: /.test(line));

test('the day of a change is recorded with it', async ({ page }) => {
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

for (const { name, at, act, button = 'Save', changes: lines } of tasks) {
  test(name, async ({ page }) => {
    await open(page, at);
    await act(page);
    await page.getByRole('button', { name: button, exact: true }).last().click();
    await expect(said(page)).toContainText('Saved');
    expect(changes().toSorted()).toEqual([...lines].toSorted());
  });
}
