import type { ChildNode, Container } from 'postcss';
import parseSelectors, { type Container as SelectorPart } from 'postcss-selector-parser';

/** Returns the part of a stylesheet that applies to a page with these classes and elements. */
type StyleForPage = (names: ReadonlySet<string>) => string;

export function styleForPage({ nodes = [] }: Container): StyleForPage {
  const parts = nodes.map(partForPage);
  return (names) => parts.map((part) => part(names)).join('');
}

/** A rule applies if the page has all classes and elements of one of its selectors. */
function partForPage(node: ChildNode): StyleForPage {
  const text = String(node);
  if (node.type === 'rule') {
    const needs = parseSelectors().astSync(node.selector).nodes.map(needsOf);
    return (names) => (needs.some((all) => all.every((name) => names.has(name))) ? text : '');
  }
  if (node.type !== 'atrule') return () => text;
  if (!node.nodes) return () => `${text};`;
  if (!['layer', 'media', 'supports', 'starting-style'].includes(node.name)) return () => text;
  const inside = styleForPage(node);
  return (names) => {
    const css = inside(names);
    return css && `@${node.name} ${node.params}{${css}}`;
  };
}

/** The classes and elements that a selector cannot match without. */
function needsOf({ nodes }: SelectorPart): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'class' || node.type === 'tag') return node.value;
    if (node.type !== 'pseudo' || node.nodes.length !== 1) return [];
    return [':is', ':where', ':has'].includes(node.value) ? node.nodes.flatMap(needsOf) : [];
  });
}
