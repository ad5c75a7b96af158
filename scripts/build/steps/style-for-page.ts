import type { Container } from 'postcss';
import parseSelectors, { type Node as SelectorNode } from 'postcss-selector-parser';
import { remembered } from '../remembered';

/** What may come later: looks on paper, of what is pointed at or pressed, and in forced colors. */
const later = /^print$|hover|forced-colors/;
const laterState = /(?<!\\):(?:hover|active)\b/;

const selectorsOf = remembered((list) => parseSelectors().astSync(list).nodes);

/** The part of a stylesheet that applies at first to elements with these classes and names. */
export function styleForPage({ nodes = [] }: Container, names: ReadonlySet<string>): string {
  const parts = nodes.map((node) => {
    if (node.type === 'rule') {
      if (laterState.test(node.selector)) return '';
      const found = selectorsOf(node.selector).filter((selector) => applies(selector, names));
      return found.length > 0 ? found.join(',') + String(node).slice(node.selector.length) : '';
    }
    if (node.type !== 'atrule') return String(node);
    if (!node.nodes) return `${node};`;
    if (later.test(node.params)) return '';
    const hasRules = node.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
    if (!hasRules || /keyframes$/.test(node.name)) return String(node);
    const css = styleForPage(node, names);
    return css && `@${node.name} ${node.params}{${css}}`;
  });
  return parts.join('');
}

/** Whether all classes and elements are there that a selector cannot match without. */
function applies(node: SelectorNode, names: ReadonlySet<string>): boolean {
  if (node.type === 'class' || node.type === 'tag') return names.has(node.value);
  if (node.type === 'selector') return node.nodes.every((part) => applies(part, names));
  if (node.type !== 'pseudo' || !/^:(?:is|where|has)$/.test(node.value)) return true;
  return node.nodes.some((part) => applies(part, names));
}
