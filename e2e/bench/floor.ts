import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  descendants,
  editPage,
  type HtmlElement,
  setAttribute,
} from '../../scripts/pages/html-tree';

/**
 * Removes scripts, speculation rules and preloads of scripts from a page, and sets the mark that the
 * early script would set, so that the same things are painted. Structured data, fonts and pictures
 * stay.
 */
export function floorOf(page: string): string {
  return editPage(page, (document) => {
    for (const element of descendants(document)) {
      if (element.tagName === 'html') setAttribute(element, 'data-script', 'on');
      if (isScript(element)) defaultTreeAdapter.detachNode(element);
    }
  });
}

function isScript(element: HtmlElement): boolean {
  if (element.tagName === 'script') return attribute(element, 'type') !== 'application/ld+json';
  return attribute(element, 'rel') === 'modulepreload' || attribute(element, 'as') === 'script';
}
