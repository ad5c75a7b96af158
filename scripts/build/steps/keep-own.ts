import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  type HtmlDocument,
  type HtmlElement,
  hasAttribute,
  nodesFromWithin,
  setAttribute,
} from '../../pages/html-tree';

/** Marks a script as ours. */
const mark = 'data-keep';

/**
 * Removes every script that does not carry our mark, whatever it is, every preload of one, and the
 * comments that only Next's runtime reads.
 */
export function keepOwn(document: HtmlDocument): void {
  for (const node of nodesFromWithin(document)) {
    if ('tagName' in node && hasAttribute(node, mark)) setAttribute(node, mark);
    else if ('tagName' in node ? isForeign(node) : node.nodeName === '#comment') {
      defaultTreeAdapter.detachNode(node);
    }
  }
}

function isForeign(element: HtmlElement): boolean {
  if (element.tagName === 'script') return true;
  const relation = attribute(element, 'rel');
  const loads = attribute(element, 'as');
  return (
    element.tagName === 'link' &&
    (relation === 'modulepreload' || (relation === 'preload' && /^(?:script|style)$/.test(loads)))
  );
}
