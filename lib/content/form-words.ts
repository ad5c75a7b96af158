import { parse } from 'yaml';
import { schemaOf } from '../schema/files';
import { jsonSchemaOf } from '../schema/json-schema';
import { placeOf, titleFrom } from '../schema/labels';
import { describeProblem, type Finding } from './problem';

type Texts = ReadonlyMap<string, string>;

/**
 * What the owner calls a file: a form as the menu does, a record and any other file by its own name.
 *
 * @param texts the files of content/, which have the names of records.
 */
export function formName(file: string, texts?: Texts): string {
  const schema = schemaOf(file);
  const name = file.replace(/.*\//, '');
  if (!schema) return name;
  const [line = ''] = /^(?:name|title): .*$/m.exec(texts?.get(file) ?? '') ?? [];
  const [own] = Object.values(Object(parse(line)));
  return jsonSchemaOf(schema).title ?? String(own ?? titleFrom(name.replace(/\.\w+$/, '')));
}

/**
 * Says problems in the words of their forms: "Prices and times: Travel 1, Dollars: expected …".
 *
 * @returns what does so; at its field, without the names of form and field.
 */
export function formWords(texts?: Texts) {
  return ({ file, path = [], ...problem }: Finding, isAtField = false): string => {
    const place = isAtField ? [] : [formName(file, texts), placeOf(path, file)];
    const words = [...place, describeProblem(problem)].filter(Boolean).join(': ');
    return words.replace(
      /\b(?:content|public)\/[\w./-]+\.\w+(?::\d+)?/g,
      (named) => `“${formName(named.replace(/:\d+$/, ''), texts)}”`,
    );
  };
}

/** A problem in the words of its form. */
export const inFormWords = (finding: Finding): string => formWords()(finding);
