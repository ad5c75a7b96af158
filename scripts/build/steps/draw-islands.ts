import { defaultTreeAdapter, parseFragment } from 'parse5';
import { slotElement } from '../../../lib/islands/registry';
import * as tree from '../../pages/html-tree';
import { type Islands, idToken } from '../islands/islands';

/**
 * Draws each island of a page from its props and slots, innermost first, gives those with ids a
 * prefix that is unique on the page, and names the files that wake it. A slot that is not shown
 * stays as a template.
 *
 * @throws Error when an island has no module, or a slot has no content.
 */
export function drawIslands(page: tree.HtmlDocument, islands: Islands): void {
  let count = 0;
  for (const node of tree.nodesFromWithin(page)) {
    if (!('tagName' in node) || !tree.hasAttribute(node, 'data-island')) continue;
    const name = tree.attribute(node, 'data-island');
    const island = islands.get(name);
    if (!island) throw new Error(`expected a module for the island ${name}, found none`);
    const props = tree.attribute(node, 'data-props');
    tree.setAttribute(node, 'data-island', island.urls.join(' '));
    if (props === '{}') tree.setAttribute(node, 'data-props');
    const html = island.draw?.(props);
    if (html === undefined) continue;
    const id = `i${count}`;
    if (html.includes(idToken)) {
      tree.setAttribute(node, 'data-id', id);
      count++;
    }
    fill(node, html.replaceAll(idToken, id));
  }
}

/** Puts the drawn markup into an island, and the content of its templates into the slots. */
function fill(island: tree.HtmlElement, html: string): void {
  const children = island.childNodes.filter((child) => 'content' in child);
  const templates = new Map(children.map((child) => [tree.attribute(child, 'data-slot'), child]));
  const drawn = parseFragment(html);
  for (const node of tree.nodesFromWithin(drawn)) {
    if (!('tagName' in node) || node.tagName !== slotElement) continue;
    const name = tree.attribute(node, 'data-slot');
    const template = templates.get(name);
    if (!template) throw new Error(`expected content for slot ${name}, found none`);
    append(node, template.content.childNodes);
    templates.delete(name);
  }
  island.childNodes = [];
  append(island, [...drawn.childNodes, ...templates.values()]);
}

function append(parent: tree.HtmlElement, children: tree.HtmlElement['childNodes']): void {
  for (const child of children) defaultTreeAdapter.appendChild(parent, child);
}
