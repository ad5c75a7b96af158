import { businessFile } from '../schema/business';
import type { Reader } from './reader';
import { variablesOn } from './resolve-business';
import type { Variables } from './template-variables';

/**
 * The business record with the variables it defines filled in, and those variables.
 *
 * @param laws the sections of law by key; without them only the file's own problems are found.
 */
export function readBusinessRecord(reader: Reader, day: string, laws: Variables | undefined) {
  const name = 'business.yaml';
  const unfilled = reader.file(name, businessFile, laws, { hasGaps: true });
  if (!unfilled || !laws) return undefined;
  const variables = { ...laws, ...variablesOn(day, unfilled) };
  const record = reader.file(name, businessFile, variables);
  return record && { record, variables };
}
