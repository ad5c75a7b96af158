import type { Locator, Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { sendButton } from './message-form';
import * as parts from './page-parts';
import { content } from './site';

type Part = (page: Page) => Locator;

/** How the tests of every island meet one of them. */
interface Use {
  /** A page that has it. */
  path: string;
  /** What a visitor does with it, and what is then visible. */
  act: (page: Page) => Promise<void>;
  shown: Part;
  /** What is pressed and stays in its place; undefined of what is never pressed, or leads away. */
  pressed: Part | undefined;
  /** What is typed there, then. */
  typed?: string;
  /** The widths at which it is there, in pixels; else all. */
  at?: readonly number[];
  /** What is there without its script; undefined of what the page does without. */
  plain: Part | undefined;
}

const clickOn = (control: Part) => (page: Page) => control(page).click();
const fillIn = (field: Part, text: string) => (page: Page) => field(page).fill(text);

const town = routes.town('alder-falls');
const named =
  (name: string | RegExp): Part =>
  (page) =>
    page.getByRole('button', { name });
const linkNamed =
  (name: string): Part =>
  (page) =>
    page.getByRole('link', { name });
const messageButton: Part = (page) =>
  parts.list(page).getByRole('button', { name: 'Put this in a message' });

/** Each island by its name, in the order of a visit to its page; islands.test.ts asks for a row. */
export const islands: Readonly<Record<string, Use>> = {
  PriceCalculator: {
    path: town,
    act: clickOn(parts.openButton),
    shown: (page) => page.locator('#price'),
    // The button opens the rest.
    pressed: (page) => parts.openButton(page).or(page.locator('#price input')),
    plain: (page) => page.locator('#fees p').first(),
  },
  mapBox: {
    path: town,
    act: clickOn(parts.mapButton),
    shown: (page) => page.locator('iframe'),
    // Its button goes to the corner where the map has no controls of its own.
    pressed: undefined,
    plain: linkNamed('Alder Falls on Google Maps'),
  },
  PhoneReveal: {
    path: town,
    act: clickOn(parts.numberButton),
    shown: parts.numberPopover,
    pressed: parts.numberButton,
    // On a phone, it is a link.
    at: [768, 1440],
    plain: (page) => page.getByRole('main').locator('a[href^="tel:"]:visible').first(),
  },
  emailReveal: {
    path: routes.contact,
    act: clickOn(parts.emailButton),
    shown: parts.emailLink,
    pressed: parts.emailButton,
    plain: (page) => parts.emailLink(page).or(parts.emailWords(page)).filter({ visible: true }),
  },
  ContactForm: {
    path: routes.contact,
    act: clickOn(sendButton),
    shown: (page) => page.getByRole('alert').getByText('Please check these fields'),
    pressed: (page) => page.getByRole('main').getByRole('textbox'),
    plain: undefined,
  },
  Carousel: {
    path: routes.home,
    act: clickOn(named('Pause the reviews')),
    shown: named('Start the reviews'),
    pressed: named(/^(?:Pause|Start) the reviews$/),
    plain: (page) => page.getByText(content.testimonials.at(-1)?.text.slice(0, 20) ?? ''),
  },
  Finder: {
    path: routes.home,
    act: fillIn(parts.box, 'm'),
    shown: (page) => parts.options(page).first(),
    pressed: parts.box,
    typed: 'm',
    plain: linkNamed(content.pages.finder.list),
  },
  DocumentFinder: {
    path: routes.home,
    act: fillIn(parts.documentBox, 'power'),
    shown: (page) => parts.option(page, /power/i).first(),
    pressed: parts.documentBox,
    typed: 'power',
    plain: linkNamed(content.pages.documents.list),
  },
  attractionSearch: {
    path: routes.places,
    act: fillIn(parts.searchBox, 'zzz'),
    shown: named('Show all attractions'),
    pressed: parts.searchBox,
    typed: 'kettle',
    plain: (page) => parts.attractionCards(page).last(),
  },
  checklist: {
    path: parts.checklistPath,
    act: (page) => page.getByRole('checkbox').first().check(),
    shown: (page) => page.getByRole('checkbox', { checked: true }),
    pressed: parts.boxes,
    plain: (page) => parts.boxes(page).first(),
  },
  messageLink: {
    path: parts.checklistPath,
    act: async (page) => {
      if (!page.url().endsWith(routes.contact)) await messageButton(page).click();
      await page.waitForURL((url) => url.pathname === routes.contact);
    },
    // What was chosen is in the message a moment after the form is there.
    shown: (page) => page.getByText('What you chose is in your message below.'),
    pressed: undefined,
    plain: undefined,
  },
  notFoundSwitch: {
    path: '/areas/no-such-town/',
    act: async () => {},
    shown: (page) => page.getByRole('heading', { name: 'No Such Town', level: 1 }),
    pressed: undefined,
    plain: (page) =>
      page.getByRole('heading', { name: content.pages['not-found'].title, level: 1 }),
  },
  menu: {
    path: routes.services,
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.locator('header details').evaluate((menu) => menu.setAttribute('open', ''));
      await parts.menuButton(page).press('Escape');
    },
    shown: (page) => page.locator('header details:not([open])'),
    pressed: parts.menuButton,
    at: [390, 768],
    plain: (page) => page.getByRole('banner').getByRole('link', { name: 'Services' }),
  },
};

const uses = Object.values(islands);

/** The pages of islands, each with the uses of its own. */
export const visits = new Map(
  uses.map(({ path }) => [path, uses.filter((use) => use.path === path)]),
);
