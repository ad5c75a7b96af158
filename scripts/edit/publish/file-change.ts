import { parseDocument } from 'yaml';
import { isGroup } from '../is-group';

/** A file of content/ or public/, with its text; undefined while there is no such file. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

export type ContentValue = Readonly<Record<string, unknown>>;

/** What the text of a file of content/ holds; of a legal page, its head and the text below. */
export function contentValue(file: string, text: string): ContentValue {
  const lines = text.replaceAll('\r\n', '\n');
  const [, head = lines, body] =
    (file.endsWith('.md') && /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(lines)) || [];
  const value: unknown = parseDocument(head).toJS();
  return { ...(isGroup(value) ? value : {}), ...(body === undefined ? {} : { text: body }) };
}
