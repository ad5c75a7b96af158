import { defaultTreeAdapter } from 'parse5';
import * as tree from '../../pages/html-tree';

/** Marks a script as ours. */
const mark = 'data-keep';

/** Elements that run or fetch code, by their name, `rel` and `as`. */
const code = /^(?:script|link (?:modulepreload|preload (?:script|style))) /;

/**
 * Removes every script that does not carry our mark, whatever it is, every preload of one, and the
 * comments that only Next's runtime reads.
 */
export function keepOwn(page: tree.HtmlDocument): void {
  for (const node of tree.nodesFromWithin(page)) {
    if ('tagName' in node && tree.hasAttribute(node, mark)) tree.setAttribute(node, mark);
    else if ('tagName' in node ? hasCode(node) : node.nodeName === '#comment') {
      defaultTreeAdapter.detachNode(node);
    }
  }
}

const hasCode = (element: tree.HtmlElement) =>
  code.test(
    `${element.tagName} ${tree.attribute(element, 'rel')} ${tree.attribute(element, 'as')} `,
  );
