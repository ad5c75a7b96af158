import type { Page } from '@playwright/test';
import { content } from './site';

/** The first button of the page's main part that shows the phone number. */
export const numberButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /show the number/ })
    .first();

/** The box beside it, with the full number. */
export const numberPopover = (page: Page) => page.getByRole('dialog', { name: 'Phone number' });

export const emailButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Email Us' });

/** The email address in full. */
export const emailLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: content.business.email });

/** The search on /places/. */
export const searchBox = (page: Page) => page.getByLabel('Search by place or town');

/** The cards on /places/ that the search leaves. */
export const attractionCards = (page: Page) => page.locator('#places > li:visible');
