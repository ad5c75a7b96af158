import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { itemsFor, ticksKey } from '../../lib/services/checklist';
import { serviceBySlug } from '../../lib/services/services';
import { type StateCode, stateNames } from '../../lib/states';
import { fill } from '../../lib/text';
import { content } from './site';
import { expect } from './test';

const { business, services, checklist, pages } = content;
const service = serviceBySlug(services, 'closing-papers');

/** The page whose list the tests use. */
export const listPath = routes.service(service.slug);

/** What the list says to bring. */
export const items = itemsFor(checklist, service, business);

/** What every signing needs: it is shown at once. */
export const shared = items.filter(({ states }) => !states);

export const list = (page: Page) =>
  page.getByRole('region', { name: pages.service.headings.bring });
/** What opens the rules of a state. */
export const group = (page: Page, state: StateCode) =>
  list(page).getByText(fill(pages.service.bring.inState, { state: stateNames[state] }), {
    exact: true,
  });
export const boxes = (page: Page) => list(page).getByRole('checkbox');
export const ticked = (page: Page) => list(page).getByRole('checkbox', { checked: true });
export const shownItems = (page: Page) => list(page).locator('li:visible');

/** What the tab has stored for the list. */
export const stored = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), ticksKey(service.slug));

/** Checks the first and the third item, and waits until the tab has stored them. */
export async function tickTwo(page: Page) {
  for (const index of [0, 2]) await boxes(page).nth(index).check();
  await expect.poll(() => stored(page)).toContain('","');
}
