import { pageNames, routes, type SinglePage } from '../routes';

export interface Crumb {
  name: string;
  /** Missing in the last one, which is the page itself. */
  href?: string;
}

/** The first breadcrumb of every page. The functions below return those that follow it. */
export const homeCrumb: Crumb = { name: 'Home', href: routes.home };

export function singleCrumbs(page: SinglePage): Crumb[] {
  const name = pageNames[page];
  return page === 'areas' ? crumbsBelow('locations', name) : [{ name }];
}

/** The breadcrumbs of a page with this name below one of these. */
export function crumbsBelow(page: SinglePage, name: string): Crumb[] {
  return [{ name: pageNames[page], href: routes[page] }, { name }];
}
