import type { Page } from '@playwright/test';
import { formatPhone, lastFour, maskPhone } from '../../lib/contact/phone';
import { fill, pluralize } from '../../lib/text';
import { allAttractions } from '../../lib/towns/towns';
import { content } from './site';

const { business, pages, towns } = content;

const main = (page: Page) => page.getByRole('main');

/** The first button in the main landmark that shows the phone number. */
export const numberButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /show the number/ })
    .first();

/** The box beside it, with the full number. */
export const numberPopover = (page: Page) => page.getByRole('dialog', { name: 'Phone number' });

/** An answer of the finder that leaves a visitor without a town, and what follows it. */
export const orOnline = (answered: string) =>
  `${answered} ${fill(pages.finder.box.online, { link: pages.finder.box.signOnline })}`;

/** The text of a number in a sentence, with what CSS hides: as a desktop has it, and as a phone has it. */
export const numberInSentence = [
  `${maskPhone(business.phone)}show the number that ends in ${lastFour(business.phone)}`,
  formatPhone(business.phone),
].join('');

export const emailButton = (page: Page) => main(page).getByRole('button', { name: 'Email Us' });

/** The email address in full. */
export const emailLink = (page: Page) => main(page).getByRole('link', { name: business.email });

/** The small-screen menu, and what opens it. */
export const menu = (page: Page) => page.getByRole('banner').locator('details');
export const menuButton = (page: Page) => menu(page).getByText('Menu');

/** The bar at the bottom of a small screen. */
export const callBar = (page: Page) => page.getByRole('navigation', { name: 'Call or text' });

export const mapButton = (page: Page) => page.getByRole('button', { name: 'Show map' });

/** The search on /places/, and the cards that it leaves. */
export const searchBox = (page: Page) => page.getByLabel(pages.places.search.label);
export const attractionCards = (page: Page) => page.locator('#places li:visible');

/** A term to search for, how many attractions it finds, and what the search says then. */
export const term = 'larkin';
const attractions = allAttractions(towns);
const found = attractions.filter(({ name, town }) =>
  `${name} ${town.name}`.toLowerCase().includes(term),
).length;
export const foundSome = fill(pages.places.search.count, {
  shown: found,
  total: pluralize(attractions.length, 'attraction'),
});

/** The box that finds a town, its options, and what it answers. */
export const box = (page: Page) => page.getByRole('combobox', { name: pages.finder.box.label });
export const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });
export const options = (page: Page) => page.getByRole('option');
export const answer = (page: Page) => page.getByRole('search').getByRole('status');
