import { isMap, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';
import { matchItems } from './match-items';
import type { At } from './place';
import { renderFlow } from './render';
import { afterColon, type Edit, rangeOf, withEdits } from './source';
import { keyOf } from './splice-map';

/** An entry of what is between brackets or braces: what of the source it was, and how it changes. */
interface Part {
  range?: [start: number, end: number];
  edits: Edit[];
  text: string;
}

/** Edits for a list in brackets or fields in braces: what stays keeps its text. */
export function spliceFlow(
  node: YAMLMap.Parsed | YAMLSeq.Parsed,
  value: Readonly<Record<string, unknown>> | readonly unknown[],
  at: At,
): Edit[] {
  const { source } = at;
  const parts = isMap(node)
    ? fields(node, { ...value }, at)
    : entries(node, Object.values(value), at);
  const [start, end] = rangeOf(node);
  const isSame =
    parts.length === node.items.length &&
    parts.every(({ range }, i) => range && range[0] > (parts[i - 1]?.range?.[0] ?? -1));
  if (isSame) return parts.flatMap(({ edits }) => edits);
  const { srcToken } = node;
  const tokens =
    srcToken?.type === 'flow-collection'
      ? [...srcToken.end, ...srcToken.items.flatMap((item) => [...item.start, ...(item.sep ?? [])])]
      : [];
  if (tokens.some(({ type }) => type === 'comment')) throw new Error('A comment would be lost.');
  const pad = /^[[{][ \t]/.test(source.slice(start, start + 2)) ? ' ' : '';
  const inner = parts
    .map(({ range, edits, text }) => (range ? withEdits(source, edits, ...range) : text))
    .join(', ');
  return [{ start: start + 1, end: end - 1, text: pad + inner + pad }];
}

function fields(node: YAMLMap.Parsed, value: Readonly<Record<string, unknown>>, at: At): Part[] {
  const parts: [key: string, part: Part][] = node.items
    .filter((pair) => keyOf(pair) in value)
    .map((pair) => {
      const place = { ...at, kind: 'key', after: afterColon(pair), inFlow: true } as const;
      const key = keyOf(pair);
      const range: [number, number] = [rangeOf(pair.key)[0], rangeOf(pair.value ?? pair.key)[1]];
      return [key, { range, edits: at.splice(pair.value, value[key], place), text: '' }];
    });
  Object.keys(value).forEach((key, index, keys) => {
    if (parts.some(([known]) => known === key)) return;
    const previous = parts.findIndex(([known]) => known === keys[index - 1]);
    const text = `${key}: ${renderFlow(value[key])}`;
    parts.splice(previous + 1, 0, [key, { edits: [], text }]);
  });
  return parts.map(([, part]) => part);
}

function entries(node: YAMLSeq.Parsed, value: readonly unknown[], at: At): Part[] {
  const items: ParsedNode[] = node.items;
  const before = items.map((item) => item.toJS(at.document));
  return matchItems(before, value).map((match, index): Part => {
    const item = match === undefined ? undefined : items[match];
    if (!item) return { edits: [], text: renderFlow(value[index]) };
    const range = rangeOf(item);
    const place = { ...at, kind: 'item', after: range[0], inFlow: true } as const;
    return { range, edits: at.splice(item, value[index], place), text: '' };
  });
}
