/** The paragraphs of a prose field: empty lines separate them, single line breaks only wrap. */
export const paragraphs = (prose: string): string[] =>
  prose
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/[ \t\n]+/g, ' ').trim())
    .filter(Boolean);

/** A label has at most 24 letters: it goes in its paragraph's margin. */
export const labelLine = /^[^\n]{2,24}:\n(?=\s*\S)/;

/** The paragraphs of a prose field; one that begins with a short line and a colon has a label. */
export const labeledParagraphs = (prose: string) =>
  prose.split(/\n\s*\n/).flatMap((part) => {
    const [line = ''] = labelLine.exec(part.trimStart()) ?? [];
    const label = line.replace(':\n', '') || undefined;
    return paragraphs(part.trimStart().slice(line.length)).map((text) => ({ label, text }));
  });

/** A prose field with each paragraph on one line, below its label if it has one. */
export function unwrap(prose: string): string {
  const lines = labeledParagraphs(prose).map(({ label, text }) => [label, text].filter(Boolean));
  return lines.map((paragraph) => paragraph.join(':\n')).join('\n\n');
}

/** A link in a prose field: [words](address). The address may have a pair of parentheses. */
const link = /(?<!!)\[((?:[^[\]\n]|\n(?!\s*\n))+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;

/** A paragraph in parts: the text before each link, and the link. The last has only text. */
export function linkParts(text: string) {
  const parts = text.split(link);
  return parts.flatMap((before, at) => {
    return at % 3 === 0 ? { before, words: parts[at + 1] ?? '', href: parts[at + 2] } : [];
  });
}

/** The addresses of the links in a text. */
export const addressesIn = (text: string): string[] =>
  linkParts(text).flatMap(({ href }) => href ?? []);

/** The text as it reads, without the addresses of its links. */
export const plainText = (text: string): string =>
  linkParts(text)
    .map(({ before, words }) => before + words)
    .join('');

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
