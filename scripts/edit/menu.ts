import { routes } from '../../lib/routes';

/** The parts of content/business.yaml, with the page that shows each best and its fields. */
export const business: [id: string, title: string, page: string, fields: string[]][] = [
  [
    'contact',
    'Name and contact',
    routes.home,
    ['brand', 'phone', 'email', 'origin', 'home', 'base', 'delivery'],
  ],
  ['hours', 'Hours and days off', routes.contact, ['hours', 'closures']],
  ['prices', 'Prices and times', routes.contact, ['prices', 'priceRange', 'times', 'payments']],
  [
    'about',
    'About you',
    routes.home,
    ['headline', 'description', 'about', 'whyChooseUs', 'notary', 'languages'],
  ],
  ['answers', 'Answers to common questions', routes.contact, ['answers']],
  ['commissions', 'Commissions', routes.contact, ['commissions']],
  ['area', 'Where you go', routes.areas, ['serviceArea', 'mainTowns', 'notOnLocations']],
  ['services', 'Order of the services', routes.services, ['services']],
  [
    'search',
    'Search engines and other sites',
    routes.home,
    ['profiles', 'verification', 'securityContactExpires'],
  ],
  ['agreed', 'Choices to agree to', routes.home, ['agreed']],
  ['law', 'Words and limits of the law', routes.contact, ['law', 'sentences']],
];

/** The files of content/pages, in the order of the menu, each with the page that shows it. */
export const pages: [name: string, title: string, page: string][] = [
  ['home', 'Home page', routes.home],
  ['service', "Every service's page", ''],
  ['services', 'Services page', routes.services],
  ['town', "Every town's page", ''],
  ['areas', 'Towns page', routes.areas],
  ['locations', 'Locations page', routes.locations],
  ['attraction', "Every attraction's page", routes.places],
  ['places', 'Attractions page', routes.places],
  ['contact', 'Contact page', routes.contact],
  ['price', 'Price calculator', routes.contact],
  ['fees', 'Fee table', routes.contact],
  ['message-form', 'Message form', routes.contact],
  ['finder', 'Town finder', routes.home],
  ['map', 'Google map', routes.areas],
  ['sheet', 'Short answers', routes.home],
  ['law', 'What the law says', routes.contact],
  ['frame', 'Top and bottom of every page', routes.home],
  ['not-found', 'Page not found', '/not-here/'],
];

/** Files with a form of their own, and the group of the menu each is in. */
export const others: [name: string, title: string, group: string][] = [
  ['testimonials', 'Reviews', 'Reviews'],
  ['checklist', 'What to bring', 'Services'],
  ['laws', 'Laws', 'Legal'],
  ['localities-without-page', 'Towns without a page', 'Towns'],
  ['redirects', 'Old addresses', 'Towns'],
];
