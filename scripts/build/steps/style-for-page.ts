import type { ChildNode, Container, Rule } from 'postcss';
import parseSelectors, { type Node as SelectorNode } from 'postcss-selector-parser';
import { remembered } from '../remembered';

/** The part of a stylesheet that applies at first to elements with these classes and names. */
export function styleForPage({ nodes = [] }: Container, names: ReadonlySet<string>): string {
  return nodes.map((node) => partForPage(node, names)).join('');
}

/** What may come later: looks on paper, of what is pointed at or pressed, and in forced colors. */
const later = /^print$|hover|forced-colors/;
const laterState = /(?<!\\):(?:hover|active)\b/;

function partForPage(node: ChildNode, names: ReadonlySet<string>): string {
  if (node.type === 'rule') return ruleForPage(node, names);
  if (node.type !== 'atrule') return String(node);
  if (!node.nodes) return `${node};`;
  if (later.test(node.params)) return '';
  const hasRules = node.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!hasRules || /keyframes$/.test(node.name)) return String(node);
  const css = styleForPage(node, names);
  return css && `@${node.name} ${node.params}{${css}}`;
}

const selectorsOf = remembered((list) => parseSelectors().astSync(list).nodes);

/** A selector applies if all its classes and elements are there, and a rule if one of them does. */
function ruleForPage(rule: Rule, names: ReadonlySet<string>): string {
  if (laterState.test(rule.selector)) return '';
  const found = selectorsOf(rule.selector).filter((selector) =>
    needsOf(selector).every((name) => names.has(name)),
  );
  return found.length > 0 ? found.join(',') + String(rule).slice(rule.selector.length) : '';
}

/** The classes and elements that a selector cannot match without. */
function needsOf(node: SelectorNode): string[] {
  if (node.type === 'class' || node.type === 'tag') return [node.value];
  if (node.type === 'selector') return node.nodes.flatMap(needsOf);
  if (node.type !== 'pseudo' || node.nodes.length !== 1) return [];
  return [':is', ':where', ':has'].includes(node.value) ? node.nodes.flatMap(needsOf) : [];
}
