import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fileNames } from '../../lib/file-kinds';
import { legalPageHead } from '../../lib/schema/legal-page';
import { yamlSchemas } from '../edit/file-schema';
import { editorSchemas } from './editor-schemas';

it.each(editorSchemas())('$file is up to date (if not: npm run content:record)', (schema) => {
  expect(readFileSync(schema.file, 'utf8')).toBe(schema.text);
});

/** What a form shows below its fields, at any depth. */
function hints(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { description }: { description?: unknown } = schema;
  return [
    ...(typeof description === 'string' ? [description] : []),
    ...Object.values(schema).flatMap(hints),
  ];
}

const ofFiles = /`|quotation marks|content\/|file name|\.yaml|leave (it|\w+) out|left out/i;

it.each([...yamlSchemas, ['legal', legalPageHead] as const])(
  'a form made from the schema of %s tells its reader nothing about files',
  (_, schema) => {
    const shown = hints(z.toJSONSchema(schema, { io: 'input' }));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((hint) => ofFiles.test(hint))).toEqual([]);
  },
);

it('every YAML file points to the schema of its kind', () => {
  const yaml = fileNames('content').filter((name) => name.endsWith('.yaml'));
  const known = new Set(editorSchemas().map(({ file }) => file));
  for (const name of yaml) {
    const [first = ''] = readFileSync(`content/${name}`, 'utf8').split('\n');
    const [, pointed = ''] = /^# yaml-language-server: \$schema=(\S+)$/.exec(first) ?? [];
    const { pathname } = new URL(pointed, `file:///content/${name}`);
    expect([name, known.has(pathname.slice(1))]).toEqual([name, true]);
  }
});
