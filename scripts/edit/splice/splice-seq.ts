import type { ParsedNode, YAMLSeq } from 'yaml';
import { matchItems } from './match-items';
import type { At } from './place';
import { renderBlock } from './render';
import { replaceNode } from './replace-node';
import { columnOf, contentEnd, type Edit, lineStart, sharesLine, withEdits } from './source';

/** The offset of each entry's dash. */
function dashesOf({ srcToken }: YAMLSeq.Parsed): number[] {
  if (srcToken?.type !== 'block-seq') throw new Error('A list without dashes.');
  return srcToken.items.flatMap(({ start }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    return dash ? [dash.offset] : [];
  });
}

/**
 * Edits for a list on lines of its own: each entry keeps its text, with the comments above it,
 * wherever it goes.
 */
export function spliceSeq(node: YAMLSeq.Parsed, value: readonly unknown[], at: At): Edit[] {
  const { source, document, splice } = at;
  const dashes = dashesOf(node);
  const indent = columnOf(source, dashes[0] ?? 0);
  const entries = node.items.map((item: ParsedNode, index) => {
    const dash = dashes[index] ?? 0;
    return { item, dash, begin: lineStart(source, dash), end: contentEnd(source, item) };
  });
  const before = entries.map(({ item }) => item.toJS(document));
  const matches = matchItems(before, value).map((old) => (old === undefined ? old : entries[old]));
  const editsIn = ({ item, dash }: (typeof entries)[number], index: number) =>
    splice(item, value[index], { kind: 'item', indent, after: dash + 1 });
  const newEntry = (index: number) =>
    `${' '.repeat(indent)}-${renderBlock(value[index], 'item', indent)}\n`;
  const isSame =
    value.length === entries.length && matches.every((match, i) => match === entries[i]);
  if (isSame) return entries.flatMap(editsIn);
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || sharesLine(source, first.dash)) return replaceNode(node, value, at);

  if (value.length === 0) {
    const gone = entries.map(({ begin, end }) => ({ start: begin, end, text: '' }));
    return [{ start: at.after, end: at.after, text: ' []' }, ...gone];
  }
  const removed = entries.filter((entry) => !matches.includes(entry));
  const kept = matches.filter((match) => match !== undefined);
  if (kept.every(({ dash }, index) => dash > (kept[index - 1]?.dash ?? -1))) {
    let offset = first.begin;
    const edits: Edit[] = removed.map(({ begin, end }) => ({ start: begin, end, text: '' }));
    for (const [index, match] of matches.entries()) {
      if (match) edits.push(...editsIn(match, index));
      else edits.push({ start: offset, end: offset, text: newEntry(index) });
      offset = match?.end ?? offset;
    }
    return edits;
  }
  const above = (entry: (typeof entries)[number]) => {
    const previous = entries[entries.indexOf(entry) - 1];
    return previous ? source.slice(previous.end, entry.begin) : '';
  };
  const pieces = matches.map((match, index) =>
    match
      ? above(match) + withEdits(source, editsIn(match, index), match.begin, match.end)
      : newEntry(index),
  );
  const text = [...pieces, ...removed.map(above)].join('');
  return [{ start: first.begin, end: last.end, text }];
}
