/** The parts of a Markdown file: the YAML between two lines of ---, and what follows. */
interface FrontMatter {
  /** The first of these lines, and anything above it. */
  before: string;
  head: string;
  body: string;
}

/** @returns undefined if the text has no two such lines. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const [, before = '', head, body = ''] =
    /^(\s*---[ \t]*\n)((?:[^\n]*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return head === undefined ? undefined : { before, head, body };
}
