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
  const [, , own] = /^(?:name|title): (['"]?)(.*)\1$/m.exec(texts?.get(file) ?? '') ?? [];
  return jsonSchemaOf(schema).title ?? own ?? titleFrom(name.replace(/\.\w+$/, ''));
}

/** Says problems in the words of their forms: "Prices and times: Travel 1, Dollars: expected …". */
export function formWords(texts?: Texts): (finding: Finding) => string {
  return ({ file, path = [], ...problem }) =>
    `${formName(file, texts)}: ${describeProblem(problem, placeOf(path, file))}`.replace(
      /\b(?:content|public)\/[\w./-]+\.\w+(?::\d+)?/g,
      (named) => `“${formName(named.replace(/:\d+$/, ''), texts)}”`,
    );
}

/** A problem in the words of its form. */
export const inFormWords = (finding: Finding): string => formWords()(finding);
