import { type ChildNode, type Container, parse } from 'postcss';

/** A rule with the classes that each of its selectors needs, or a block of them. */
type Part = { text: string; needs: readonly string[][] } | { head: string; parts: readonly Part[] };

/** A stylesheet that is cut down to one page after the other. */
export type Stylesheet = readonly Part[];

export function readStylesheet(css: string): Stylesheet {
  return partsOf(parse(css));
}

function partsOf({ nodes = [] }: Container): Part[] {
  return nodes.map(partOf);
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    return { text: node.toString(), needs: node.selectors.map(classesOf) };
  }
  if (node.type === 'atrule' && node.nodes && ['layer', 'media', 'supports'].includes(node.name)) {
    return { head: `@${node.name} ${node.params}`, parts: partsOf(node) };
  }
  return {
    text: node.type === 'atrule' && !node.nodes ? `${node};` : node.toString(),
    needs: [[]],
  };
}

/** The names of the classes in a selector, without the backslashes of CSS. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}

/** The rules that a page can use: those without a class, and those all of whose classes it may have. */
export function styleForPage(sheet: Stylesheet, has: (name: string) => boolean): string {
  return sheet
    .map((part) => {
      if ('text' in part) return part.needs.some((names) => names.every(has)) ? part.text : '';
      const inside = styleForPage(part.parts, has);
      return inside && `${part.head}{${inside}}`;
    })
    .join('');
}
