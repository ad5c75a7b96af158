import { isScalar, type Pair, type ParsedNode, type YAMLMap } from 'yaml';
import type { At } from './place';
import { renderBlock } from './render';
import {
  afterColon,
  columnOf,
  contentEnd,
  type Edit,
  lineStart,
  rangeOf,
  sharesLine,
} from './source';

type Fields = YAMLMap<ParsedNode, ParsedNode | null>;

/** The key of a pair, as text. */
export function keyOf({ key }: Pair<ParsedNode, ParsedNode | null>): string {
  return isScalar(key) ? String(key.value) : '';
}

/**
 * Edits for fields on lines of their own, some of which stay. A new one goes below the one before it
 * in the value; comments above a removed one stay.
 */
export function spliceMap(
  node: Fields,
  value: Readonly<Record<string, unknown>>,
  { source, splice }: At,
): Edit[] {
  const [first] = node.items;
  const kept = node.items.filter((pair) => keyOf(pair) in value);
  const [firstKept] = kept;
  if (!first || !firstKept) throw new Error('None of these fields stays.');
  const [start] = rangeOf(first.key);
  const [keptStart] = rangeOf(firstKept.key);
  const column = columnOf(source, start);
  const endOf = ({ key, value: of }: (typeof kept)[number]) => contentEnd(source, of ?? key);
  const edits = kept.flatMap((pair) =>
    splice(pair.value, value[keyOf(pair)], {
      kind: 'key',
      indent: column,
      after: afterColon(pair),
    }),
  );

  const isAfterDash = sharesLine(source, start);
  if (isAfterDash && firstKept !== first) {
    if (/^\s*#/m.test(source.slice(start, keptStart))) throw new Error('A comment would be lost.');
    edits.push({ start, end: keptStart, text: '' });
  }
  for (const pair of node.items) {
    const [begin] = rangeOf(pair.key);
    if (keyOf(pair) in value || (isAfterDash && begin < keptStart)) continue;
    edits.push({ start: lineStart(source, begin), end: endOf(pair), text: '' });
  }

  const pad = ' '.repeat(column);
  let previous: (typeof kept)[number] | undefined;
  for (const [key, typed] of Object.entries(value)) {
    const existing = kept.find((pair) => keyOf(pair) === key);
    previous = existing ?? previous;
    if (existing) continue;
    const line = `${key}:${renderBlock(typed, 'key', column)}\n`;
    const offset = previous ? endOf(previous) : keptStart;
    edits.push({ start: offset, end: offset, text: previous ? pad + line : line + pad });
  }
  return edits;
}
