import { parse, stringify } from 'yaml';
import type * as z from 'zod';
import { isGroup } from '../../schema/json-schema';
import { unwrap } from '../../text/prose';
import { splitFrontMatter } from '../reading/front-matter';
import { isBlank, normalize } from '../reading/normalize';

/**
 * The one form in which a file of content is kept, as /admin/ writes it: fields in the order of the
 * schema, choices written out, nothing for what is empty, each paragraph on one line, no comments.
 * So a change is one line, whoever makes it.
 *
 * @param text of a YAML file, or of a Markdown file whose front matter has the schema.
 * @throws YAMLParseError if the text isn't YAML.
 */
export function canonical(text: string, schema: z.ZodType): string {
  const { head, body } = splitFrontMatter(text) ?? { head: text };
  return canonicalOf(parse(head), schema, body);
}

/** The same of the value of a file, and of the Markdown below its front matter. */
export function canonicalOf(value: unknown, schema: z.ZodType, body?: string): string {
  const written = withoutEmpty(normalize(value, schema));
  const yaml = stringify(written, { lineWidth: 0, singleQuote: true });
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body.trim()}\n`;
}

function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return unwrap(value);
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => !isBlank(item));
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withoutEmpty(field)] as const);
  return Object.fromEntries(fields.filter(([, field]) => !isBlank(field)));
}
