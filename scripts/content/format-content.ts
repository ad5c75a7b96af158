import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { YAMLParseError } from 'yaml';
import { canonical } from '../../lib/content/canonical';
import { ContentError, type Problem } from '../../lib/content/problem';
import { readText } from '../../lib/content/reader';
import { fileNames } from '../../lib/file-names';
import { schemaOf } from '../../lib/schema/files';
import { reportContentErrors } from './report-content-errors';

/**
 * Part of `npm run format`: writes each file of content, the owner's and the tests', in the one form of
 * lib/content/canonical.ts. With --check, as in `npm run check:lint`, it only says which are not in it.
 */
const isCheck = process.argv.includes('--check');

await reportContentErrors(() => {
  const problems = ['.', 'e2e/fixtures/site'].flatMap((root) =>
    fileNames(join(root, 'content')).flatMap((name) => format(root, `content/${name}`)),
  );
  if (problems.length > 0) throw new ContentError(problems);
});

function format(root: string, file: string): Problem[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  try {
    const form = canonical(readText(path), schema);
    if (form === text) return [];
    if (!isCheck) writeFileSync(path, form);
    const lines = text.split('\n');
    const line = form.split('\n').findIndex((own, index) => own !== lines[index]) + 1;
    const expected = 'the form that `npm run format` writes';
    return isCheck
      ? [{ file: path, line, field: '', expected, found: `"${lines[line - 1]}"` }]
      : [];
  } catch (error) {
    // The check of the content says what is wrong.
    if (error instanceof YAMLParseError) return [];
    throw error;
  }
}
