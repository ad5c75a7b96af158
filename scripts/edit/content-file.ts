import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { legalPageHead } from '../../lib/schema/legal-page';
import { schemaOf } from './file-schema';
import { readText } from './read-text';
import { renderBlock } from './splice/render';
import { spliceYaml } from './splice/splice-yaml';

/** A file in content/ as the editor read it. */
export interface ContentFile {
  /** Such as content/business.yaml. */
  name: string;
  text: string;
  hash: string;
  /** As the file says it, with names in braces and without defaults. */
  value: Readonly<Record<string, unknown>>;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const frontMatter = /^(---\r?\n)([\s\S]*?\r?\n)(---\r?\n)([\s\S]*)$/;

/** The parts of a legal page; a YAML file is all head. */
function split(name: string, text: string) {
  if (name.endsWith('.yaml')) return { open: '', head: text, close: '', body: undefined };
  const [, open = '', head = '', close = '', body = ''] = frontMatter.exec(text) ?? [];
  return { open, head, close, body };
}

/**
 * @param root the folder with content/.
 * @throws when there is no such file, or it isn't well-formed.
 */
export function readContentFile(root: string, name: string): ContentFile {
  const text = readText(join(root, name));
  const { head, body } = split(name, text);
  const value = { ...parse(head), ...(body !== undefined && { text: body.trim() }) };
  return { name, text, hash: hashOf(text), value };
}

/** The text of the file with another value; every byte that says the same stays. */
export function withValue({ name, text }: ContentFile, value: Readonly<Record<string, unknown>>) {
  const { open, head, close, body } = split(name, text);
  if (body === undefined) return spliceYaml(text, value);
  const { text: typed, ...fields } = value;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const isSame = typed === body.trim();
  const lines = String(typed ?? '')
    .trim()
    .replace(/\r?\n/g, newline);
  return open + spliceYaml(head, fields) + close + (isSame ? body : lines + newline);
}

/** The text of a new file for a town or a service. */
export function newFile(kind: 'town' | 'service', value: Readonly<Record<string, unknown>>) {
  const first = `# yaml-language-server: $schema=../schemas/${kind}.schema.json\n`;
  const fields = Object.entries(value).map(([key, of]) => `${key}:${renderBlock(of, 'key', 0)}\n`);
  return first + fields.join('');
}

/** The schema of a file's form: of a legal page, with its text. */
export function formSchemaOf(name: string): z.ZodType {
  const schema = schemaOf(name);
  if (!schema) throw new Error(`There is no form for ${name}.`);
  if (schema !== legalPageHead) return schema;
  const text = z.string().meta({ title: 'Text', input: 'markdown' });
  return legalPageHead.extend({ text });
}
