import { descendants, type HtmlElement } from '../../scripts/pages/html-tree';

/** The elements of these names below another, in the order of the page; none below none. */
export function elementsIn(element: HtmlElement | undefined, ...names: string[]): HtmlElement[] {
  if (!element) return [];
  return descendants(element).filter(({ tagName }) => names.includes(tagName));
}
