import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlChild = DefaultTreeAdapterTypes.ChildNode;
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** The HTML of a page after an edit of its tree. */
export function editPage(page: string, edit: (document: HtmlDocument) => void): string {
  const document = parse(page, asWithoutScript);
  edit(document);
  return serialize(document, asWithoutScript);
}

/** The content of <noscript> is elements, too. */
const asWithoutScript = { scriptingEnabled: false };

/** Every element below a node, in document order, without the content of templates. */
export function descendants(node: HtmlNode, found: HtmlElement[] = []): HtmlElement[] {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if ('tagName' in child) found.push(child);
    descendants(child, found);
  }
  return found;
}

/** Every node below a node, including in templates, each after its own children. */
export function nodesFromWithin(node: HtmlNode, found: HtmlChild[] = []): HtmlChild[] {
  const inside = 'content' in node ? node.content : node;
  for (const child of 'childNodes' in inside ? inside.childNodes : []) {
    nodesFromWithin(child, found);
    found.push(child);
  }
  return found;
}

/** The value of an attribute, or '' if there is none. */
export function attribute(element: HtmlElement | undefined, name: string): string {
  return element?.attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

export const hasAttribute = ({ attrs }: HtmlElement, name: string) =>
  attrs.some((candidate) => candidate.name === name);

/** Sets an attribute, or removes it when there is no value. */
export function setAttribute(element: HtmlElement, name: string, value?: string): void {
  const { attrs } = element;
  const known = attrs.find((candidate) => candidate.name === name);
  if (value === undefined) element.attrs = attrs.filter((candidate) => candidate !== known);
  else if (known) known.value = value;
  else attrs.push({ name, value });
}

/** The text of a node that a visitor reads, without scripts and styles. */
export function textOf(node: HtmlNode | undefined): string {
  if (!node || ['script', 'style'].includes(node.nodeName)) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The code of an inline script or style. */
export const sourceOf = ({ childNodes }: HtmlElement): string => childNodes.map(textOf).join('');

/** An element that is not in a tree yet. */
export function newElement(name: string, attributes: Record<string, string>, text = '') {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}
