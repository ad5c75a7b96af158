import { Document, isScalar, isSeq, type Scalar, visit } from 'yaml';

const width = 100;

const options = {
  flowCollectionPadding: false,
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
};

/** Digits that a reader could take for a number, such as a ZIP code or a time; not a date. */
const looksNumeric = /^(?!\d{4}-\d{2}-\d{2}$)[\d:.+-]+$/;

/** Whether a list has only a few short words, so that it goes on one line, in brackets. */
function isShort(items: readonly unknown[]): boolean {
  const words = items.map((item) => (isScalar(item) ? String(item.value) : 'x'.repeat(width)));
  return (
    words.length > 0 && words.every(({ length }) => length <= 24) && words.join(', ').length < 80
  );
}

/** @param indent the column where the text would begin on a line of its own. */
function naturalStyle(text: string, indent: number): Scalar.Type {
  if (text !== text.trim() || looksNumeric.test(text)) return 'QUOTE_DOUBLE';
  if (text.includes('\n')) return 'BLOCK_LITERAL';
  return text.length > width - indent - 16 ? 'BLOCK_FOLDED' : 'PLAIN';
}

/** The style of the text before, unless the new text has too many lines for it, or too few. */
function keptStyle(text: string, style: Scalar.Type | undefined): Scalar.Type | undefined {
  const canBeBlock = text === text.trim() && text !== '';
  if (style?.startsWith('BLOCK') && !canBeBlock) return undefined;
  return text.includes('\n') === (style === 'BLOCK_LITERAL') ? style : undefined;
}

/**
 * A value as the YAML that follows the colon of its key (`key`) or the dash of its entry (`item`),
 * with the space or line break before it and without the one at its end.
 *
 * @param indent the column of that key or dash.
 * @param style that of the text it replaces, which it keeps if it can.
 */
export function renderBlock(
  value: unknown,
  place: 'key' | 'item',
  indent: number,
  style?: Scalar.Type,
): string {
  const document = new Document(place === 'key' ? { k: value } : [value]);
  const depth = place === 'key' ? 3 : 2;
  visit(document, {
    Seq(_, node) {
      if (node !== document.contents && isShort(node.items)) node.flow = true;
    },
    Scalar(key, node, around) {
      if (typeof node.value !== 'string' || key === 'key') return;
      const isInBrackets = around.some((outer) => isSeq(outer) && outer.flow);
      const column = isInBrackets ? -Infinity : indent + 2 * (around.length - 1);
      const kept = around.length === depth ? keptStyle(node.value, style) : undefined;
      node.type = kept ?? naturalStyle(node.value, column);
    },
  });
  const text = document.toString({ ...options, lineWidth: width - indent, nullStr: '' });
  const [first = '', ...rest] = text.replace(/\n$/, '').split('\n');
  const below = rest.map((line) => (line ? ' '.repeat(indent) + line : line));
  return [first.slice(depth - 1).trimEnd(), ...below].join('\n');
}

/** A value as YAML between brackets or braces, on one line. */
export function renderFlow(value: unknown): string {
  const document = new Document([value]);
  visit(document, {
    Collection(_, node) {
      node.flow = true;
    },
    Scalar(key, node) {
      if (typeof node.value !== 'string' || key === 'key') return;
      const isPlain = naturalStyle(node.value, Number.NEGATIVE_INFINITY) === 'PLAIN';
      node.type = isPlain ? 'PLAIN' : 'QUOTE_DOUBLE';
    },
  });
  return document
    .toString({ ...options, lineWidth: 0 })
    .trim()
    .slice(1, -1);
}
