import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { emailButton, emailLink, numberButton, numberPopover, searchBox } from './page-parts';
import { expect } from './test';

/** A visit to one island: what the visitor does there, and what the page then shows. */
export interface IslandVisit {
  name: string;
  path: string;
  width?: number;
  /** Repeated until `effect` holds: the island may still be loading. */
  act: (page: Page) => Promise<void>;
  effect: (page: Page) => Promise<void>;
}

const boise = routes.town('boise');
const click = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const menu = (page: Page) => page.getByRole('banner').locator('details');

export const islandVisits: readonly IslandVisit[] = [
  {
    name: 'the phone number',
    path: boise,
    act: (page) => numberButton(page).click(),
    effect: (page) => expect(numberPopover(page)).toBeVisible(),
  },
  {
    name: 'the fees',
    path: boise,
    act: (page) => click(page, /^Work out the fees/),
    effect: (page) => expect(page.locator('#price')).toBeVisible(),
  },
  {
    name: 'the map',
    path: boise,
    act: (page) => click(page, 'Show map'),
    effect: (page) => expect(page.locator('iframe')).toBeVisible(),
  },
  {
    name: 'the email address',
    path: routes.contact,
    act: (page) => emailButton(page).click(),
    effect: (page) => expect(emailLink(page)).toBeVisible(),
  },
  {
    name: 'the message',
    path: routes.contact,
    act: (page) => click(page, 'Send Message'),
    effect: (page) => expect(page.getByRole('alert').getByText('a problem')).toBeVisible(),
  },
  {
    name: 'the reviews',
    path: routes.home,
    act: (page) => click(page, 'Pause the slides'),
    effect: (page) => expect(page.getByRole('button', { name: 'Start the slides' })).toBeVisible(),
  },
  {
    name: 'the finder',
    path: routes.home,
    act: async (page) => {
      await page.getByRole('combobox').fill('');
      await page.getByRole('combobox').pressSequentially('melba');
    },
    effect: (page) => expect(page.getByRole('option')).not.toHaveCount(0),
  },
  {
    name: 'the search',
    path: routes.places,
    act: (page) => searchBox(page).fill('zzz'),
    effect: (page) =>
      expect(page.getByRole('button', { name: 'Show all attractions' })).toBeVisible(),
  },
  {
    name: 'the list of what to bring',
    path: routes.service('loan-signing'),
    act: async (page) => {
      await page.getByRole('checkbox').first().check();
      await click(page, 'Untick all');
    },
    effect: (page) => expect(page.getByText('Nothing is ticked.')).toBeAttached(),
  },
  {
    name: 'the page for an unknown town',
    path: '/areas/no-such-town/',
    act: async () => {},
    effect: (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('No Such Town'),
  },
  {
    name: 'the share button',
    path: routes.services,
    act: (page) => page.getByRole('button', { name: 'Share this page' }).click(),
    effect: (page) => expect(page.getByText(/^(?:Link copied|Copy this address)/)).toBeVisible(),
  },
  {
    name: 'the menu',
    path: routes.services,
    width: 390,
    act: async (page) => {
      await menu(page).evaluate((details) => details.setAttribute('open', ''));
      await page.getByRole('banner').getByText('Menu').focus();
      await page.keyboard.press('Escape');
    },
    effect: (page) => expect(menu(page)).not.toHaveAttribute('open'),
  },
];
