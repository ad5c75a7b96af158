import type { ChildNode, Container } from 'postcss';

/** A rule with the classes that each of its selectors needs on the page, or a block of such parts. */
type Part = { text: string; needs: readonly string[][] } | { head: string; parts: readonly Part[] };

/** A stylesheet that is cut down to one page after the other. */
export type Stylesheet = readonly Part[];

/** @param isKept whether a class counts as present on every page. */
export function readStylesheet(
  { nodes = [] }: Container,
  isKept: (name: string) => boolean,
): Stylesheet {
  return nodes.map((node) => partOf(node, isKept));
}

function partOf(node: ChildNode, isKept: (name: string) => boolean): Part {
  if (node.type === 'rule') {
    const needs = node.selectors.map((selector) =>
      classesOf(selector).filter((name) => !isKept(name)),
    );
    return { text: node.toString(), needs };
  }
  if (node.type === 'atrule' && node.nodes && ['layer', 'media', 'supports'].includes(node.name)) {
    return { head: `@${node.name} ${node.params}`, parts: readStylesheet(node, isKept) };
  }
  return {
    text: node.type === 'atrule' && !node.nodes ? `${node};` : node.toString(),
    needs: [[]],
  };
}

/** The classes in a selector, without the backslashes of CSS. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}

/** The rules that apply to a page: those with a selector whose classes it all has. */
export function styleForPage(sheet: Stylesheet, classes: ReadonlySet<string>): string {
  return sheet
    .map((part) => {
      if ('text' in part)
        return part.needs.some((names) => names.every((name) => classes.has(name)))
          ? part.text
          : '';
      const inside = styleForPage(part.parts, classes);
      return inside && `${part.head}{${inside}}`;
    })
    .join('');
}
