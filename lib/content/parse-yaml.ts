import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Path } from './problem';

/** The value of a YAML text, the line of each field, and why it isn't YAML, if it isn't. */
export function parseYaml(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return {
    value,
    lineOf: (path: Path) => lineAt(offsetOf(document, path)),
    errors: document.errors.map(({ pos, message }) => {
      return { line: lineAt(pos[0]), expected: 'well-formed YAML', found: message };
    }),
  };
}

/** Where a field begins in the text; for a missing one, where the innermost record around it begins. */
function offsetOf(document: Document, path: Path): number {
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node: unknown = pair?.key ?? document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/** The text of a file without a byte order mark, whatever its line endings, and its letters composed. */
export const textOf = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
