import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Every element below a node of a tree that parse5 made, in the order of the document. */
export function* descendants(node: HtmlNode): Generator<HtmlElement> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* descendants(child);
  }
}

/** The value of an attribute; empty where there is none. */
export function attribute(element: HtmlElement | undefined, name: string): string {
  return element?.attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

/** What a person reads in a node: its text without scripts and styles. */
export function textOf(node: HtmlNode | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  if ('tagName' in node && ['script', 'style'].includes(node.tagName)) return '';
  return node.childNodes.map(textOf).join('');
}
