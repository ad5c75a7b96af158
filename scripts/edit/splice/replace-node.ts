import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import type { At } from './place';
import { renderBlock, renderFlow } from './render';
import { contentEnd, type Edit, lineStart, nextLine, rangeOf } from './source';

/** Edits that put a new value in the place of a node, as a whole. */
export function replaceNode(node: ParsedNode | null, next: unknown, at: At): Edit[] {
  const { source, kind, indent, after, inFlow } = at;
  const [start, end] = node ? rangeOf(node) : [after, after];
  const style = isScalar(node) ? node.type : undefined;
  if (inFlow) {
    const text = renderFlow(next);
    return [{ start, end, text: start === end ? ` ${text}` : text }];
  }
  const text = renderBlock(next, kind, indent, style);
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    // Comments between the key and its first entry would become part of a text on several lines.
    const typed = typeof next === 'string' ? ` ${JSON.stringify(next)}` : text;
    return replaceCollection(source, after, start, contentEnd(source, node), typed);
  }
  const isFilled = end > start;
  // Spaces before the old text stay as they are.
  const from = isFilled && text.startsWith(' ') ? start : after;
  const typed = from === start && isFilled ? text.slice(1) : text;
  if (isFilled && source[end - 1] === '\n') {
    const [, comment = ''] = /^[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(source.slice(start, end)) ?? [];
    return [{ start: from, end, text: `${afterFirstLine(typed, comment)}\n` }];
  }
  if (!typed.includes('\n')) return [{ start: from, end, text: typed }];
  const lineEnd = nextLine(source, end);
  const comment = source.slice(end, lineEnd).trimEnd();
  return [{ start: from, end: lineEnd, text: `${afterFirstLine(typed, comment)}\n` }];
}

/** A list or a group of fields on lines of its own, or after the dash of an entry. */
function replaceCollection(
  source: string,
  after: number,
  start: number,
  end: number,
  text: string,
): Edit[] {
  const line = lineStart(source, start);
  if (line <= after) return [{ start: after, end, text: `${text}\n` }];
  if (text.startsWith('\n')) return [{ start: line, end, text: `${text.slice(1)}\n` }];
  return [
    { start: after, end: after, text },
    { start: line, end, text: '' },
  ];
}

function afterFirstLine(text: string, comment: string): string {
  const [first = '', ...rest] = text.split('\n');
  return [first + comment, ...rest].join('\n');
}
