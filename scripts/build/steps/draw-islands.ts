import { defaultTreeAdapter, parseFragment } from 'parse5';
import { slotElement } from '../../../lib/islands/slot-element';
import {
  attribute,
  type HtmlDocument,
  type HtmlElement,
  type HtmlParent,
  type HtmlTemplate,
  hasAttribute,
  nodesFromWithin,
  setAttribute,
} from '../../pages/html-tree';
import { type Islands, idToken } from '../islands/islands';

/**
 * Draws each island of a page from its props and slots, innermost first, gives those with ids a
 * prefix that is unique on the page, and names the files that wake it. A slot that is not shown
 * stays as a template.
 *
 * @throws Error when an island has no module, or a slot has no content.
 */
export function drawIslands(document: HtmlDocument, islands: Islands): void {
  let count = 0;
  for (const node of nodesFromWithin(document)) {
    if (!('tagName' in node) || !hasAttribute(node, 'data-island')) continue;
    const name = attribute(node, 'data-island');
    const module = islands.modules.get(name);
    if (!module) throw new Error(`expected a module for the island ${name}, found none`);
    const props = attribute(node, 'data-props');
    setAttribute(node, 'data-island', module.urls.join(' '));
    if (props === '{}') setAttribute(node, 'data-props');
    if (!module.draw) continue;
    const html = module.draw(props);
    const id = `i${count}`;
    if (html.includes(idToken)) {
      setAttribute(node, 'data-id', id);
      count++;
    }
    fill(node, html.replaceAll(idToken, id));
  }
}

/** Puts the drawn markup into an island, and the content of its templates into the slots. */
function fill(island: HtmlElement, html: string): void {
  const templates = new Map<string, HtmlTemplate>();
  for (const child of [...island.childNodes]) {
    if ('content' in child) templates.set(attribute(child, 'data-slot'), child);
    defaultTreeAdapter.detachNode(child);
  }
  const drawn = parseFragment(html);
  for (const node of nodesFromWithin(drawn)) {
    if (!('tagName' in node) || node.tagName !== slotElement) continue;
    const name = attribute(node, 'data-slot');
    const template = templates.get(name);
    if (!template) throw new Error(`expected content for slot ${name}, found none`);
    move(template.content, node);
    templates.delete(name);
  }
  move(drawn, island);
  for (const template of templates.values()) defaultTreeAdapter.appendChild(island, template);
}

function move(from: HtmlParent, to: HtmlElement): void {
  for (const child of [...from.childNodes]) {
    defaultTreeAdapter.detachNode(child);
    defaultTreeAdapter.appendChild(to, child);
  }
}
