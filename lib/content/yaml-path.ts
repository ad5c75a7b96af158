import { type Document, isMap, isNode, isPair, isScalar, isSeq } from 'yaml';

export type Path = readonly PropertyKey[];

export function valueAt(document: Document, path: Path): unknown {
  const node: unknown = document.getIn(path, true);
  return isNode(node) ? node.toJS(document) : node;
}

/** The path of a node, from the nodes around it, the outermost first. */
export function pathTo(node: unknown, around: readonly unknown[]): Path {
  return around.flatMap((outer, index): Path => {
    if (isPair(outer)) return isScalar(outer.key) ? [String(outer.key.value)] : [];
    return isSeq(outer) ? [outer.items.indexOf(around[index + 1] ?? node)] : [];
  });
}

/** Where a field begins in the text; for a missing one, where the innermost record around it begins. */
export function offsetOf(document: Document, path: Path): number {
  const key = path.at(-1);
  const parent: unknown =
    path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (isPair(pair) && isNode(pair.key) && pair.key.range) return pair.key.range[0];
  }
  const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}
