import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames } from '../../lib/content/file-names';
import { canonical } from '../../lib/content/saves/canonical';
import { schemaOf } from '../../lib/schema/files';
import { normalizeText } from '../../lib/text/characters';

/**
 * Part of `npm run format`: writes each file of content, the owner's and the tests', in the one
 * form of lib/content/saves/canonical.ts. With --check, it only says which files are not in it.
 */
const isCheck = process.argv.includes('--check');

const others = ['content', 'e2e/fixtures/site/content'].flatMap((folder) =>
  fileNames(folder).flatMap((name) => {
    const schema = schemaOf(`content/${name}`);
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const form = schema && canonical(normalizeText(text), schema);
    if (form === undefined || form === text) return [];
    if (!isCheck) writeFileSync(path, form);
    return [path];
  }),
);
if (isCheck && others.length > 0) {
  console.error(`Not in the form that npm run format writes: ${others.join(', ')}`);
  process.exitCode = 1;
}
