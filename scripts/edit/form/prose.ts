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

function wrapPart(part: string, width: number): string {
  const [label = ''] = labelLine.exec(part) ?? [];
  const lines: string[] = [];
  for (const word of part.slice(label.length).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return label + lines.join('\n');
}

/**
 * A typed prose as it is kept in a file: paragraphs in lines of at most `width` characters. One that
 * is the same as before keeps its lines; a single one that had no lines stays on one.
 *
 * @param before the text in the file; undefined for a new one.
 */
export function rewrap(typed: string, before: string | undefined, width: number): string {
  const paragraphs = parts(unwrap(typed));
  const old = new Map(parts(before ?? '').map((part) => [unwrapPart(part), part]));
  const isOneLine = paragraphs.length < 2 && !/\n/.test(before ?? '') && !/\n/.test(typed.trim());
  if (isOneLine) return paragraphs.join('');
  return paragraphs.map((part) => old.get(part) ?? wrapPart(part, width)).join('\n\n');
}
