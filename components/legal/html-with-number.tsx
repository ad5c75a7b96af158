import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createElement, Fragment, type ReactNode } from 'react';
import { phoneToken } from '@/lib/schema/legal-page';

type Node = DefaultTreeAdapterTypes.ChildNode;

interface Props {
  /** Made from Markdown; may contain the token of the phone number. */
  html: string;
  number: ReactNode;
}

/** The HTML as elements, with the phone number as a control in place of its token. */
export function HtmlWithNumber({ html, number }: Props) {
  return parseFragment(html).childNodes.map((node, index) => drawNode(node, index, number));
}

function drawNode(node: Node, key: number, number: ReactNode): ReactNode {
  if ('value' in node) {
    const parts = node.value.split(phoneToken).flatMap((text) => [number, text]);
    return createElement(Fragment, { key }, ...parts.slice(1));
  }
  if (!('attrs' in node)) return null;
  const attributes = node.attrs.map(({ name, value }) => [
    name === 'class' ? 'className' : name,
    value,
  ]);
  const children = node.childNodes.map((child, index) => drawNode(child, index, number));
  // The number opens in a box, which no paragraph may contain.
  const tag = node.tagName === 'p' && hasNumber(node) ? 'div' : node.tagName;
  return createElement(tag, { key, ...Object.fromEntries(attributes) }, ...children);
}

function hasNumber(node: Node): boolean {
  if ('value' in node) return node.value.includes(phoneToken);
  return 'childNodes' in node && node.childNodes.some(hasNumber);
}
