import type { ChildNode, Container } from 'postcss';

/** Returns the part of a stylesheet that applies to a page with these classes. */
type StyleForPage = (classes: ReadonlySet<string>) => string;

export function styleForPage({ nodes = [] }: Container): StyleForPage {
  const parts = nodes.map(partForPage);
  return (classes) => parts.map((part) => part(classes)).join('');
}

/** A rule applies if the page has all classes of one of its selectors. */
function partForPage(node: ChildNode): StyleForPage {
  const text = String(node);
  if (node.type === 'rule') {
    const needs = node.selectors.map(classesOf);
    return (classes) =>
      needs.some((names) => names.every((name) => classes.has(name))) ? text : '';
  }
  if (node.type !== 'atrule') return () => text;
  if (!node.nodes) return () => `${text};`;
  if (!['layer', 'media', 'supports'].includes(node.name)) return () => text;
  const inside = styleForPage(node);
  return (classes) => {
    const css = inside(classes);
    return css && `@${node.name} ${node.params}{${css}}`;
  };
}

/** The classes in a selector, without the backslashes of CSS. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}
