import { defaultTreeAdapter } from 'parse5';
import * as tree from '../../pages/html-tree';

/** Marks a script as ours. */
const mark = 'data-keep';

/** Elements that run or fetch code, by their name, `rel` and `as`. */
const code = /^(?:script|link (?:modulepreload|preload (?:script|style))) /;

/**
 * Removes every script that does not carry our mark, whatever it is, every preload of one, the
 * comments that only Next's runtime reads, and what the head says twice.
 */
export function keepOwn(page: tree.HtmlDocument): void {
  for (const node of tree.nodesFromWithin(page)) {
    if ('tagName' in node && tree.hasAttribute(node, mark)) tree.setAttribute(node, mark);
    else if ('tagName' in node ? isDropped(node) : node.nodeName === '#comment') {
      defaultTreeAdapter.detachNode(node);
    }
  }
}

/** X reads these from the tags for Open Graph, which have the same. */
const repeated = /^twitter:(?!card)/;

const isDropped = (element: tree.HtmlElement) =>
  repeated.test(tree.attribute(element, 'name')) ||
  code.test(
    `${element.tagName} ${tree.attribute(element, 'rel')} ${tree.attribute(element, 'as')} `,
  );
