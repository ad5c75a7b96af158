import { schemaOf } from '../schema/files';
import { jsonSchemaOf } from '../schema/json-schema';
import { placeOf, titleFrom } from '../schema/labels';
import { describeProblem, type Finding } from './problem';

/** A problem in the words of its form: "Prices and times: Travel 1, Dollars: expected …". */
export function inFormWords({ file, path = [], ...problem }: Finding): string {
  const schema = schemaOf(file);
  const [name = file] = /[^/]+(?=\.\w+$)/.exec(file) ?? [];
  const form = (schema && jsonSchemaOf(schema).title) ?? titleFrom(name);
  return `${form}: ${describeProblem(problem, placeOf(path, file))}`;
}
