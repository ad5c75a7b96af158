import type { Locator, Page } from '@playwright/test';
import { expect } from '../specs/test';
import type { FakeForge } from './fake-forge';

/** The owner at /admin/, with a repository at the fake forge. */
export class Owner {
  constructor(
    readonly page: Page,
    readonly forge: FakeForge,
  ) {}

  async signIn(): Promise<void> {
    await this.forge.answer(this.page.context());
    await this.page.goto('/admin/');
    await this.page.getByRole('button', { name: /Access Token/ }).click();
    await this.page.getByLabel('Personal Access Token').fill('a-token');
    await this.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(this.page.getByText('Towns').first()).toBeVisible();
  }

  /** Opens the form of a file, such as content/towns/larkin.yaml. */
  async open(file: string): Promise<void> {
    const [, folder = '_singletons', name] = /^content\/(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
    // By way of a list: the system doesn't notice an address of the form it already shows.
    await this.page.goto('/admin/#/collections/towns');
    await this.page.goto(`/admin/#/collections/${folder}/entries/${name}`);
    await expect(this.page.locator('[data-key-path]').first()).toBeVisible();
  }

  /** The field with this path, such as hours.0.closes, scrolled to: what is out of view isn't in the page. */
  async field(path: string): Promise<Locator> {
    const field = this.page.locator(`[data-key-path="${path}"]`).first();
    await field.scrollIntoViewIfNeeded();
    return field.locator('input:visible, textarea:visible').first();
  }

  async fill(path: string, value: string): Promise<void> {
    await (await this.field(path)).fill(value);
  }

  /** Saves, and returns what the commit changed. */
  async save() {
    const before = this.forge.commits.length;
    await this.page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect.poll(() => this.forge.commits.length).toBe(before + 1);
    const commit = this.forge.commits.at(-1);
    if (!commit) throw new Error('expected a commit, found none');
    return commit;
  }
}
