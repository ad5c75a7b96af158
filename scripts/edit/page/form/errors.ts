import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { FieldProblem } from '../../api';

/** Problems as the form library takes them: each at its field. */
export function errorSchemaOf(problems: readonly FieldProblem[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { path, say } of problems) builder.addErrors(say, path);
  return builder.ErrorSchema;
}
