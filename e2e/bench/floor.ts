import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  descendants,
  editPage,
  type HtmlElement,
  setAttribute,
} from '../../scripts/pages/html-tree';

/**
 * The floor of a page: the same page without what runs. Scripts, speculation rules and preloads of
 * scripts go, and the mark that the early script would set is there from the start, so that the same
 * things are painted. Structured data, fonts and pictures stay.
 */
export function floorOf(page: string): string {
  return editPage(page, (document) => {
    for (const element of descendants(document)) {
      if (element.tagName === 'html') setAttribute(element, 'data-script', 'on');
      if (runs(element)) defaultTreeAdapter.detachNode(element);
    }
  });
}

function runs(element: HtmlElement): boolean {
  if (element.tagName === 'script') return attribute(element, 'type') !== 'application/ld+json';
  const relation = attribute(element, 'rel');
  return (
    relation === 'modulepreload' ||
    (relation === 'preload' && attribute(element, 'as') === 'script')
  );
}
