import { routes } from '../../lib/routes';
import type { businessFiles } from '../../lib/schema/business';
import type { pageFiles } from '../../lib/schema/pages/pages';

/** The page that shows a file of content/business best. */
export const businessPages: Readonly<Record<keyof typeof businessFiles, string>> = {
  contact: routes.home,
  hours: routes.contact,
  prices: routes.contact,
  about: routes.home,
  answers: routes.contact,
  commissions: routes.contact,
  area: routes.areas,
  services: routes.services,
  search: routes.home,
  agreed: routes.home,
  editing: routes.home,
  law: routes.contact,
};

/** What the menu calls the files of content/pages, and the page that shows each best. */
export const pageMenu: Readonly<Record<keyof typeof pageFiles, [title: string, page: string]>> = {
  home: ['Home page', routes.home],
  service: ["Every service's page", routes.services],
  services: ['Services page', routes.services],
  town: ["Every town's page", routes.areas],
  areas: ['Towns page', routes.areas],
  locations: ['Locations page', routes.locations],
  attraction: ["Every attraction's page", routes.places],
  places: ['Attractions page', routes.places],
  contact: ['Contact page', routes.contact],
  price: ['Price calculator', routes.areas],
  fees: ['Fee table', routes.contact],
  'message-form': ['Message form', routes.contact],
  finder: ['Town finder', routes.home],
  map: ['Google map', routes.areas],
  sheet: ['Short answers', routes.home],
  law: ['What the law says', routes.contact],
  frame: ['Top and bottom of every page', routes.home],
  'not-found': ['Page not found', '/not-here/'],
};

/** Files at the top of content/, and what the menu calls them. */
export const otherMenu = {
  testimonials: ['Reviews', routes.home],
  checklist: ['What to bring', routes.services],
  laws: ['Laws', routes.contact],
  'localities-without-page': ['Towns without a page', routes.home],
  redirects: ['Old web addresses', routes.home],
} as const;

/** The form of a file at /admin/, such as #/collections/towns/entries/boise. */
export function formOf(file: string): string {
  const [, folder = '_singletons', name = ''] =
    /^content\/(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
  return `#/collections/${folder}/entries/${name}`;
}
