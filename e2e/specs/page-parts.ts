import type { Page } from '@playwright/test';
import { serviceBySlug } from '../../lib/content/test-content.fixture';
import { routes } from '../../lib/routes';
import { itemsFor } from '../../lib/services/checklist';
import { content } from './site';

const { business, checklist, pages, services } = content;

const main = (page: Page) => page.getByRole('main');

/** The main landmark's first button that shows the phone number, and its box with all of it. */
export const numberButton = (page: Page) =>
  main(page).getByRole('button', { name: 'show our phone number' }).first();
export const numberPopover = (page: Page) => page.getByRole('dialog', { name: 'Phone number' });

export const emailButton = (page: Page) => main(page).getByRole('button', { name: 'Email Us' });
export const emailLink = (page: Page) => main(page).getByRole('link', { name: business.email });

/** What replaces it where scripts are on, but ours didn't run: no harvester puts it together. */
export const emailWords = (page: Page) =>
  main(page).getByText(`Write to ${business.email.replace('@', ' at ').replaceAll('.', ' dot ')}`);

export const menuButton = (page: Page) => page.locator('header details').getByText('Menu');

export const callBar = (page: Page) => page.getByRole('navigation', { name: 'Call or text' });

export const mapButton = (page: Page) => page.getByRole('button', { name: 'Show map' });

/** The search on /places/, and the cards that it leaves. */
export const searchBox = (page: Page) => page.getByLabel('Search by attraction or town');
export const attractionCards = (page: Page) => page.locator('#places li:visible');

/** The boxes that find a town and a document, their options, and what the first answers. */
export const box = (page: Page) => page.getByRole('combobox', { name: pages.finder.label });
export const documentBox = (page: Page) =>
  page.getByRole('combobox', { name: pages.documents.label });
export const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });
export const options = (page: Page) => page.getByRole('option');
export const answer = (page: Page) =>
  page.getByRole('search', { name: 'Towns' }).getByRole('status');

export const openButton = (page: Page) => page.locator('#fees button[aria-expanded]').first();

/** The service whose list the tests use. */
export const service = serviceBySlug(services, 'closing-papers');
export const checklistPath = routes.service(service.slug);

export const items = itemsFor(checklist, service, business);

/** What every signing needs: it is shown at once. */
export const shared = items.filter(({ states }) => !states);

export const list = (page: Page) => page.getByRole('region', { name: 'What to have ready' });
export const boxes = (page: Page) => list(page).getByRole('checkbox');
export const shownItems = (page: Page) => list(page).locator('li:visible');
