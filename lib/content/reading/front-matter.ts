const blank = (text: string) => text.replace(/./g, '');

/**
 * The parts of a Markdown file: the YAML between two lines of ---, and the body; undefined if the
 * text has no two such lines. Blank lines above each part keep its line numbers.
 */
export function splitFrontMatter(text: string) {
  const [, before = '', head, body = ''] =
    /^(\s*---[ \t]*\n)((?:[^\n]*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (head === undefined) return undefined;
  const above = text.slice(0, text.length - body.length);
  return { head: blank(before) + head, above: blank(above), body };
}
