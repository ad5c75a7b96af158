import { type ListPage, routes } from '../routes';

export interface Crumb {
  name: string;
  /** Missing in the last one, which is the page itself. */
  href?: string;
}

/** The first breadcrumb of every page. The functions below return those that follow it. */
export const homeCrumb: Crumb = { name: 'Home', href: routes.home };

const names = {
  services: 'Services',
  contact: 'Contact',
  locations: 'Service Areas',
  areas: 'All towns',
  places: 'Attractions',
  trust: 'Keeping it honest',
} as const satisfies Record<ListPage, string>;

/** The breadcrumbs of a page with this name below a list page. */
const below = (page: ListPage, name: string): Crumb[] => [
  { name: names[page], href: routes[page] },
  { name },
];

export function listCrumbs(page: ListPage): Crumb[] {
  return page === 'areas' ? below('locations', names.areas) : [{ name: names[page] }];
}

export function serviceCrumbs(title: string): Crumb[] {
  return below('services', title);
}

export function townCrumbs(name: string): Crumb[] {
  return below('locations', name);
}

export function attractionCrumbs(name: string): Crumb[] {
  return below('places', name);
}

export function legalCrumbs(title: string): Crumb[] {
  return [{ name: title }];
}
