import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Path } from '../problem';

/** YAML with only texts, numbers, lists and groups, whatever version of it a file says it has. */
const plainYaml = { schema: 'core', merge: false, resolveKnownTags: false } as const;

/** The value of a YAML text, the line of each field, and why it isn't YAML, if it isn't. */
export function parseYaml(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...plainYaml, lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const errors = [...document.errors, ...document.warnings].map(({ pos, message }) => {
    return { line: lineAt(pos[0]), expected: 'well-formed YAML', found: message };
  });
  visit(document, {
    // An alias may refer to nothing, to itself, or to more than memory holds.
    Alias(_, { range, source }) {
      const line = lineAt(range?.[0] ?? 0);
      errors.push({ line, expected: 'the words themselves', found: `"*${source}"` });
    },
  });
  const value: unknown = errors.length > 0 ? undefined : document.toJS();
  return { value, errors, lineOf: (path: Path) => lineAt(offsetOf(document, path)) };
}

/** Where a field begins in the text, or, if it's missing, the innermost group around it. */
function offsetOf(document: Document, path: Path): number {
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node: unknown = pair?.key ?? document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}
