/**
 * The parts of a Markdown file: the YAML between two lines of ---, what is above it with the first of
 * these lines, and the body; undefined if the text has no two such lines.
 */
export function splitFrontMatter(text: string) {
  const [, before = '', head, body = ''] =
    /^(\s*---[ \t]*\n)((?:[^\n]*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return head === undefined ? undefined : { before, head, body };
}
