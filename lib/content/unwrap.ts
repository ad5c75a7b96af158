/** A short line with a colon above a paragraph is its label, and stays a line of its own. */
const labelLine = /^[^\n]{2,24}:\n/;

/** A text with each of its paragraphs on one line. */
export function unwrap(text: string): string {
  const paragraphs = text.trim().split(/\n[ \t]*\n\s*/);
  return paragraphs
    .map((paragraph) => {
      const [label = ''] = labelLine.exec(paragraph) ?? [];
      return (
        label +
        paragraph
          .slice(label.length)
          .split(/\s*\n\s*/)
          .join(' ')
      );
    })
    .join('\n\n');
}
