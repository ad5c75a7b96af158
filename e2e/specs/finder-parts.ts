import type { Page } from '@playwright/test';

/** The box that finds a town, its options, and what it answers. */

export const box = (page: Page) => page.getByRole('combobox', { name: /^Find your town/ });
export const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });
export const options = (page: Page) => page.getByRole('option');
export const answer = (page: Page) => page.getByRole('search').getByRole('status');
export const locationButton = (page: Page) => page.getByRole('button', { name: 'Use my location' });
