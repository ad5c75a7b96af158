/** A short line with a colon above a paragraph of a town is its label, and stays a line of its own. */
const labelLine = /^[^\n]{2,24}:\n/;

function parts(text: string): string[] {
  return text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .filter(Boolean);
}

function unwrapPart(part: string): string {
  const [label = ''] = labelLine.exec(part) ?? [];
  return (
    label +
    part
      .slice(label.length)
      .trim()
      .split(/\s*\n\s*/)
      .join(' ')
  );
}

/** A prose as its author types it: each paragraph on one line, with an empty line between two. */
export function unwrap(text: string): string {
  return parts(text.replaceAll('\r', '')).map(unwrapPart).join('\n\n');
}

/** Lines of at most `width` characters; at both ends, those of the text before stay as they are. */
function wrapPart(part: string, before: string, width: number): string {
  const [label = ''] = labelLine.exec(part) ?? [];
  const old = before.slice(labelLine.exec(before)?.[0].length ?? 0).split('\n');
  const lines: string[] = [];
  let rest = part.slice(label.length);
  while (old[lines.length] !== undefined && rest.startsWith(`${old[lines.length]} `)) {
    const line = old[lines.length] ?? '';
    lines.push(line);
    rest = rest.slice(line.length + 1);
  }
  while (rest !== '') {
    const left = old.findIndex((_, index) => old.slice(index).join(' ') === rest);
    if (left > 0) return label + [...lines, ...old.slice(left)].join('\n');
    const line = firstLine(rest, width);
    lines.push(line);
    rest = rest.slice(line.length + 1);
  }
  return label + lines.join('\n');
}

function firstLine(text: string, width: number): string {
  if (text.length <= width) return text;
  const end = text.lastIndexOf(' ', width);
  const longWord = text.indexOf(' ', width);
  if (end > 0) return text.slice(0, end);
  return longWord > 0 ? text.slice(0, longWord) : text;
}

/**
 * A typed prose as it is kept in a file: paragraphs in lines of at most `width` characters. What is
 * the same as before keeps its lines; a single paragraph that had no lines stays on one.
 *
 * @param before the text in the file; undefined for a new one.
 */
export function rewrap(typed: string, before: string | undefined, width: number): string {
  const paragraphs = parts(unwrap(typed));
  const old = parts((before ?? '').replaceAll('\r', ''));
  const isOneLine = paragraphs.length < 2 && !/\n/.test(before ?? '') && !/\n/.test(typed.trim());
  if (isOneLine) return paragraphs.join('');
  const kept = paragraphs.map((part) => old.find((one) => unwrapPart(one) === part));
  const left = old.filter((part) => !kept.includes(part));
  return paragraphs
    .map((part, index) => kept[index] ?? wrapPart(part, left.shift() ?? '', width))
    .join('\n\n');
}
