import { schemaOf } from '../schema/files';
import { jsonSchemaOf } from '../schema/json-schema';
import { placeOf, titleFrom } from '../schema/labels';
import { describeProblem, type Finding } from './problem';

/** What the owner's menu calls the form of a file. */
export function formName(file: string): string {
  const schema = schemaOf(file);
  const [name = file] = /[^/]+(?=\.\w+$)/.exec(file) ?? [];
  return (schema && jsonSchemaOf(schema).title) ?? titleFrom(name);
}

/** A problem in the words of its form: "Prices and times: Travel 1, Dollars: expected …". */
export function inFormWords({ file, path = [], ...problem }: Finding): string {
  return `${formName(file)}: ${describeProblem(problem, placeOf(path, file))}`;
}
