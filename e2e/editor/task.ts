import type { Page } from '@playwright/test';

/** Something the owner's guide says how to do, done in the editor. */
export interface Task {
  name: string;
  /** The page of the editor where it is done. */
  at: string;
  act: (page: Page) => Promise<unknown>;
  /** What the button is called that saves it. */
  button?: string;
  /** The lines of files that come and go, besides the day of the change. */
  changes: readonly string[];
  /** Words that files of the finished site say, by file. */
  says: Readonly<Record<string, string>>;
}

/** A box by its label, if need be in a group. */
export const box = (page: Page, label: string, group?: string) => {
  const within = group
    ? page.getByRole('main').getByRole('group', { name: group, exact: true })
    : page.getByRole('main');
  return within.getByLabel(label, { exact: true });
};

/** Opens an entry of a list, by the name it goes by, and gives it. */
export async function opened(page: Page, name: string) {
  const entries = page.getByRole('main').locator('details');
  const names = await entries.locator('> summary').allTextContents();
  const entry = entries.nth(names.findLastIndex((one) => one.includes(name)));
  if (!(await entry.evaluate((details) => details.hasAttribute('open')))) {
    await entry.locator('summary').first().click();
  }
  return entry;
}

/** Presses the button that adds an entry. */
export const add = (page: Page, what: string) =>
  page.getByRole('button', { name: `Add ${what}`, exact: true }).click();
