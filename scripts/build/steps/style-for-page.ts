import type { ChildNode, Container, Rule } from 'postcss';
import parseSelectors, { type Node as SelectorNode } from 'postcss-selector-parser';

/** Returns the part of a stylesheet that applies at first to elements with these classes and names. */
type StyleForPage = (names: ReadonlySet<string>) => string;

export function styleForPage({ nodes = [] }: Container): StyleForPage {
  const parts = nodes.map(partForPage);
  return (names) => parts.map((part) => part(names)).join('');
}

/** What may come later: looks on paper, of what is pointed at or pressed, and in forced colors. */
const later = /^print$|hover|forced-colors/;
const laterState = /(?<!\\):(?:hover|active)\b/;

function partForPage(node: ChildNode): StyleForPage {
  const text = String(node);
  if (node.type === 'rule') return ruleForPage(node);
  if (node.type !== 'atrule') return () => text;
  if (!node.nodes) return () => `${text};`;
  if (later.test(node.params)) return () => '';
  const hasRules = node.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!hasRules || /keyframes$/.test(node.name)) return () => text;
  const inside = styleForPage(node);
  return (names) => {
    const css = inside(names);
    return css && `@${node.name} ${node.params}{${css}}`;
  };
}

/** A selector applies if all its classes and elements are there, and a rule if one of them does. */
function ruleForPage(rule: Rule): StyleForPage {
  if (laterState.test(rule.selector)) return () => '';
  const declarations = String(rule).slice(rule.selector.length);
  const { nodes: selectors } = parseSelectors().astSync(rule.selector);
  return (names) => {
    const found = selectors.filter((selector) =>
      needsOf(selector).every((name) => names.has(name)),
    );
    return found.length > 0 ? found.join(',') + declarations : '';
  };
}

/** The classes and elements that a selector cannot match without. */
function needsOf(node: SelectorNode): string[] {
  if (node.type === 'class' || node.type === 'tag') return [node.value];
  if (node.type === 'selector') return node.nodes.flatMap(needsOf);
  if (node.type !== 'pseudo' || node.nodes.length !== 1) return [];
  return [':is', ':where', ':has'].includes(node.value) ? node.nodes.flatMap(needsOf) : [];
}
