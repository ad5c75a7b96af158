import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { itemsFor } from '../../lib/services/checklist';
import { serviceBySlug } from '../../lib/services/services';
import { content } from './site';

const { business, services, checklist } = content;

/** The service whose list the tests use. */
export const service = serviceBySlug(services, 'closing-papers');
export const checklistPath = routes.service(service.slug);

/** What the list says to bring. */
export const items = itemsFor(checklist, service, business);

/** What every signing needs: it is shown at once. */
export const shared = items.filter(({ states }) => !states);

export const list = (page: Page) => page.getByRole('region', { name: 'What to have ready' });
export const boxes = (page: Page) => list(page).getByRole('checkbox');
export const shownItems = (page: Page) => list(page).locator('li:visible');
