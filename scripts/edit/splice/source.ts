import { isMap, isNode, isPair, isSeq, type Pair, type ParsedNode } from 'yaml';

/** Text that takes the place of what is from one offset up to another. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A part of the text, with edits made.
 *
 * @param edits in any order; of two insertions at one offset, the first comes first.
 * @throws when two of them overlap.
 */
export function withEdits(text: string, edits: readonly Edit[], from = 0, to = text.length) {
  let result = '';
  let offset = from;
  for (const { start, end, text: typed } of edits.toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < offset || end > to) throw new Error(`Edits overlap at ${start}.`);
    result += text.slice(offset, start) + typed;
    offset = end;
  }
  return result + text.slice(offset, to);
}

/** Where the line with this offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line after the one with this offset begins. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** How many characters are before the offset on its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Whether something other than spaces is before the offset on its line, such as a dash. */
export function sharesLine(text: string, offset: number): boolean {
  return /\S/.test(text.slice(lineStart(text, offset), offset));
}

/** What a node is in the text, without a comment after it. */
export function rangeOf(node: unknown): [start: number, end: number] {
  if (!isNode(node) || !node.range) throw new Error('A node of a parsed document has a range.');
  return [node.range[0], node.range[1]];
}

/** Where the line after a node's last one begins, not counting comments below it. */
export function contentEnd(text: string, node: unknown): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  if (isPair(last)) return contentEnd(text, isNode(last.value) ? last.value : last.key);
  if (last) return contentEnd(text, last);
  const [start, end] = rangeOf(node);
  // The text of a block scalar includes the end of its last line.
  return end > start && text[end - 1] === '\n' ? end : nextLine(text, end);
}

/** The offset after the colon of a pair. */
export function afterColon(pair: Pair<ParsedNode, ParsedNode | null>): number {
  const colon = pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  if (!colon) throw new Error('A key without a colon.');
  return colon.offset + 1;
}
