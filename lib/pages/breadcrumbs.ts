import { type ListPage, listPath, routes } from '../routes';
import type { Pages } from '../schema/pages/pages';

export interface Crumb {
  name: string;
  /** Missing in the last one, which is the page itself. */
  href?: string;
}

/** The first breadcrumb of every page. The functions below return those that follow it. */
export const homeCrumb: Crumb = { name: 'Home', href: routes.home };

export function listCrumbs(page: ListPage, pages: Pages): Crumb[] {
  const { crumb } = pages[page];
  return page === 'areas' ? crumbsBelow('locations', crumb, pages) : [{ name: crumb }];
}

/** The breadcrumbs of a page with this name below a list page. */
export function crumbsBelow(page: ListPage, name: string, pages: Pages): Crumb[] {
  return [{ name: pages[page].crumb, href: listPath(page) }, { name }];
}
