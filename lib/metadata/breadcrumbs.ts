import { pageNames, routes, type SinglePage } from '../routes';

export interface Crumb {
  name: string;
  /** Missing in the last one, which is the page itself. */
  href?: string;
}

/** The first breadcrumb of every page. The functions below return those that follow it. */
export const homeCrumb: Crumb = { name: 'Home', href: routes.home };

/** The page above another one, if it isn't the home page. */
const above: Partial<Record<SinglePage, SinglePage>> = { areas: 'locations' };

export function singleCrumbs(page: SinglePage): Crumb[] {
  const name = pageNames[page];
  return above[page] ? crumbsBelow(above[page], name) : [{ name }];
}

/** The breadcrumbs of a page with this name below one of these. */
export function crumbsBelow(page: SinglePage, name: string): Crumb[] {
  return [{ name: pageNames[page], href: routes[page] }, { name }];
}
