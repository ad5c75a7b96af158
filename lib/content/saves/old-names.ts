import { parse } from 'yaml';
import { isByClients, recordKindIn, schemaOf } from '../../schema/files';
import { groupOf, jsonSchemaOf, mapLeaves } from '../../schema/json-schema';
import { fieldName, formName } from '../form-words';
import type { Path } from '../problem';
import { splitFrontMatter } from '../reading/front-matter';
import type { Source } from '../reading/reader';
import { type FileChange, withChanges } from './file-changes';

type Texts = Source['texts'];

/** The files with names that other texts spell out, and the fields of theirs. */
const isNamed = (file: string) =>
  recordKindIn(file.split('/')[1]) ?? /^content\/business\/(?:contact|about)\.yaml$/.test(file);
const nameField = /^(?:name|title|brand)$/;

/** Each text of a file and the path of its field; the body of a legal page has none. */
function fieldTexts(file: string, text: string): { path: Path; value: string }[] {
  const { head, body = '' } = splitFrontMatter(text) ?? { head: text };
  const found: { path: Path; value: string }[] = [{ path: [], value: body }];
  const schema = schemaOf(file);
  mapLeaves(parse(head), schema ? jsonSchemaOf(schema) : {}, (leaf, _, path) => {
    if (typeof leaf === 'string' && !/^https?:/.test(leaf)) found.push({ path, value: leaf });
  });
  return found;
}

/** The names that a file gives, and that of the town it calls home. */
const namesIn = (file: string, texts: Texts): string[] =>
  fieldTexts(file, texts.get(file) ?? '').flatMap(({ path, value }) => {
    if (path.join('.') === 'home.town') {
      const { name } = groupOf(parse(texts.get(`content/towns/${value}.yaml`) ?? ''));
      return typeof name === 'string' ? [name] : [];
    }
    return nameField.test(String(path.at(-1))) ? [value] : [];
  });

/** How many fields a line has room for. */
const most = 5;

/** Says where texts still have a name that changes to `source` take away; '' if none does. */
export function oldNames(source: Source, changes: readonly FileChange[]): string {
  const { texts } = withChanges(source, changes);
  const sentences = changes.flatMap(({ action, path, previousPath = path }) => {
    if (action === 'delete' || !isNamed(path) || !source.texts.has(previousPath)) return [];
    const [before, after] = [namesIn(previousPath, source.texts), namesIn(path, texts)];
    const added = after.filter((one) => !before.includes(one));
    const gone = new Set(before.filter((name) => !after.includes(name)));
    return [...gone].flatMap((name) => {
      const longer = added.filter((one) => one.includes(name));
      const fields = [...texts.keys()].flatMap((file) => fieldsWith(name, file, texts, longer));
      const more = fields.length > most ? `; and ${fields.length - most} more` : '';
      const shown = fields.slice(0, most).join('; ');
      return shown ? `The old name “${name}” is still in: ${shown}${more}.` : [];
    });
  });
  return sentences.join(' ');
}

/** The fields of a file that have a name, other than as a part of a longer one. */
function fieldsWith(name: string, file: string, texts: Texts, longer: readonly string[]): string[] {
  const text = texts.get(file) ?? '';
  if (!text.includes(name) || !/\.(?:yaml|md)$/.test(file) || isByClients(file)) return [];
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const word = new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u');
  // A record of the same name keeps it, such as the office where clients were met.
  return fieldTexts(file, text)
    .filter(({ path, value }) => value !== name || !nameField.test(String(path.at(-1))))
    .filter(({ value }) => word.test(longer.reduce((left, one) => left.replaceAll(one, ''), value)))
    .map(({ path }) => [formName(file, texts), fieldName(path, file)].filter(Boolean).join(': '));
}
