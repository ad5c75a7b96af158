import { attribute, type HtmlElement } from '../../scripts/pages/html-tree';
import { elementsIn } from './exported-elements';
import { spokenText } from './exported-text';

/** One step of the way from the home page; the last, which is the page itself, has no link. */
export interface Crumb {
  name: string;
  href: string;
}

/** The way that a page shows, of all its navs in the one that is called so. */
export function crumbsOf(navs: readonly HtmlElement[]): Crumb[] {
  const nav = navs.find((candidate) => attribute(candidate, 'aria-label') === 'Breadcrumb');
  return elementsIn(nav, 'li').map((item) => ({
    name: spokenText(item),
    href: attribute(elementsIn(item, 'a')[0], 'href'),
  }));
}
