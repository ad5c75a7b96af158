import type { ChildNode, Container, Rule } from 'postcss';
import parseSelectors, { type Node as SelectorNode } from 'postcss-selector-parser';

/**
 * Returns the part of a stylesheet that applies to a page with these classes and elements, each with
 * what the page calls it.
 */
type StyleForPage = (names: ReadonlyMap<string, string>) => string;

export function styleForPage({ nodes = [] }: Container): StyleForPage {
  const parts = nodes.map(partForPage);
  return (names) => parts.map((part) => part(names)).join('');
}

function partForPage(node: ChildNode): StyleForPage {
  const text = String(node);
  if (node.type === 'rule') return ruleForPage(node);
  if (node.type !== 'atrule') return () => text;
  if (!node.nodes) return () => `${text};`;
  const hasRules = node.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!hasRules || /keyframes$/.test(node.name)) return () => text;
  const inside = styleForPage(node);
  return (names) => {
    const css = inside(names);
    return css && `@${node.name} ${node.params}{${css}}`;
  };
}

/** A selector applies if the page has all its classes and elements, and a rule if one of them does. */
function ruleForPage(rule: Rule): StyleForPage {
  const declarations = String(rule).slice(rule.selector.length);
  const selectors = parseSelectors()
    .astSync(rule.selector)
    .nodes.map((selector) => ({ needs: needsOf(selector), write: writer(selector) }));
  return (names) => {
    const found = selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
    return found.length > 0 ? found.map(({ write }) => write(names)).join(',') + declarations : '';
  };
}

/** The classes and elements that a selector cannot match without. */
function needsOf(node: SelectorNode): string[] {
  if (node.type === 'class' || node.type === 'tag') return [node.value];
  if (node.type === 'selector') return node.nodes.flatMap(needsOf);
  if (node.type !== 'pseudo' || node.nodes.length !== 1) return [];
  return [':is', ':where', ':has'].includes(node.value) ? node.nodes.flatMap(needsOf) : [];
}

/** Writes a selector with the names of the page. */
function writer(selector: parseSelectors.Selector): StyleForPage {
  const classes: { name: string; written: string }[] = [];
  selector.walkClasses((part) => {
    classes.push({ name: part.value, written: String(part) });
    part.value = between;
  });
  const [start = '', ...others] = String(selector).split(`.${between}`);
  return (names) =>
    others.reduce((text, after, index) => {
      const { name = '', written = '' } = classes[index] ?? {};
      const short = names.get(name);
      return `${text}${short && short !== name ? `.${short}` : written}${after}`;
    }, start);
}

/** A class that no stylesheet has. */
const between = 'between-pieces';
