import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isSeq, type ParsedNode, parseDocument, visit } from 'yaml';
import { isGroup } from '../is-group';
import type { Splice } from './place';
import { replaceNode } from './replace-node';
import { withEdits } from './source';
import { spliceFlow } from './splice-flow';
import { keyOf, spliceMap } from './splice-map';
import { spliceSeq } from './splice-seq';

/**
 * A YAML text with another value: only the text of what differs is replaced. Comments, order, quotes
 * and every other byte stay.
 *
 * @param value plain data, without undefined.
 * @throws when that can't be done without losing a comment, or at all (an anchor, a broken file).
 */
export function spliceYaml(text: string, value: Readonly<Record<string, unknown>>): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const hasEnd = text.endsWith('\n');
  const source = hasEnd ? text : text + newline;
  const document = parseDocument(source, { keepSourceTokens: true });
  if (document.errors[0]) throw document.errors[0];
  visit(document, {
    Node(_, node) {
      const isShared = isAlias(node) || ('anchor' in node && node.anchor);
      if (isShared) throw new Error('The file repeats a value by its name (& or *).');
    },
  });
  const splice: Splice = (node, next, place) => {
    if (isDeepStrictEqual(node?.toJS(document) ?? null, next)) return [];
    const at = { ...place, source, document, splice };
    return spliceParts(node, next, at) ?? replaceNode(node, next, at);
  };
  const edits = splice(document.contents, value, { kind: 'key', indent: 0, after: 0 });
  const typed = edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, newline) }));
  const spliced = withEdits(source, typed);
  const result = hasEnd ? spliced : spliced.slice(0, -newline.length);
  if (!isDeepStrictEqual(parseDocument(result).toJS(), value)) {
    throw new Error('The file would not say what was typed.');
  }
  return result;
}

/** Edits within a list or a group of fields, if any of it stays. */
function spliceParts(
  node: ParsedNode | null,
  next: unknown,
  at: Parameters<typeof replaceNode>[2],
) {
  if (isMap(node) && isGroup(next) && node.items.some((pair) => keyOf(pair) in next)) {
    return node.flow ? spliceFlow(node, next, at) : spliceMap(node, next, at);
  }
  if (isSeq(node) && Array.isArray(next) && node.items.length > 0) {
    return node.flow ? spliceFlow(node, next, at) : spliceSeq(node, next, at);
  }
  return undefined;
}
