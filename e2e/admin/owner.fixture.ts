import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readContent } from '../../lib/content/read-content';
import { canonical } from '../../lib/content/saves/canonical';
import { testDay } from '../../lib/content/test-content.fixture';
import { schemaOf } from '../../lib/schema/files';
import { FakeGitHub } from '../../scripts/admin/browser/fake-github.fixture';
import { formLink } from '../../scripts/admin/menu';
import { test as base, expect, expectOnly } from '../specs/test';

/** The owner at /admin/, and GitHub with the repository. */
export class Owner {
  readonly github = new FakeGitHub();

  constructor(readonly page: Page) {}

  /** Opens the form of a file, by its path from the project. */
  async open(file: string): Promise<void> {
    // By way of a list: the system doesn't notice the address of a form that it already shows.
    await this.page.goto('/admin/#/collections/towns');
    await expect(this.page.getByRole('grid', { name: 'Entries' })).toBeVisible();
    await this.page.goto(`/admin/${formLink(file)}`);
    await expect(this.page.locator('[data-key-path]').first()).toBeVisible();
  }

  /** The part of a form with this path, such as hours.0. */
  async part(path: string): Promise<Locator> {
    const at = (key: string) => this.page.locator(`[data-key-path="${key}"]`).first();
    const around = [...path.matchAll(/\.|$/g)].map(({ index }) => at(path.slice(0, index)));
    // It is added once what is before it, and then what is around it, comes into view.
    const isThere = async () => {
      for (const part of [this.page.locator('[data-key-path]').last(), ...around]) {
        if ((await part.count()) > 0) await part.scrollIntoViewIfNeeded();
      }
      return at(path).count();
    };
    await expect.poll(isThere).toBe(1);
    return at(path);
  }

  async fill(path: string, value: string): Promise<void> {
    await (await this.part(path)).locator('input:visible, textarea:visible').first().fill(value);
  }

  press = (name: string) => this.page.getByRole('button', { name, exact: true }).first().click();

  /** Saves, and returns the lines that the commit took out and put in, without its day. */
  async save(): Promise<{ out: string[]; in: string[] }> {
    const { commits, files } = this.github;
    const before = [...files].flatMap(linesOf);
    const count = commits.length;
    await this.press('Save');
    await expect.poll(() => commits.length).toBe(count + 1);
    // The form closes.
    await expect(this.page).not.toHaveURL(/\/(?:entries\/|new)/);
    const after = [...files].flatMap(linesOf);
    return { out: without(before, after), in: without(after, before) };
  }

  /** The files that aren't in the one form; '' if none. Throws what the content's check finds. */
  problems(): string {
    const root = mkdtempSync(base.info().outputPath('content-'));
    for (const [name, bytes] of this.github.files) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), bytes);
    }
    readContent(root, testDay);
    const others = [...this.github.files.keys()].filter((file) => {
      const schema = schemaOf(file);
      return schema && canonical(this.github.text(file), schema) !== this.github.text(file);
    });
    return others.join(' ');
  }
}

/** The lines of a file of content, each with its name. */
const linesOf = ([name, bytes]: [string, Buffer]) =>
  /\.(?:yaml|md)$/.test(name) ? `${bytes}`.trimEnd().replace(/^/gm, `${name}: `).split('\n') : [];

/** The lines that others don't have as often, without their indentation. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.flatMap((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index >= 0 || line.includes(': updated: ') ? [] : [line.replace(/: +/, ': ')];
  });
}

/** The tests' own, with an owner signed in; requests to GitHub are not to another site. */
export const test = base.extend<{ owner: Owner; drawsPages: boolean }>({
  /** Whether the page beside a form is drawn as one types, which takes a third of a test's time. */
  drawsPages: [false, { option: true }],
  owner: async ({ page, complaints, drawsPages }, use) => {
    page.setDefaultTimeout(30_000);
    const owner = new Owner(page);
    const nothing = { body: '', contentType: 'text/javascript' };
    if (!drawsPages) await page.route('**/preview/worker.js', (route) => route.fulfill(nothing));
    await page.context().route('https://api.github.com/**', (route) => owner.github.answer(route));
    await page.goto('/admin/');
    await page.getByRole('button', { name: /Access Token/ }).click();
    await page.getByLabel('Personal Access Token').fill('a-token');
    await owner.press('Sign In');
    await expect(page.getByText('Towns').first()).toBeVisible();
    await use(owner);
    expectOnly(complaints, /^outside: https:\/\/api\.github\.com\//);
  },
});

export { expect };
