import { businessFile } from '../schema/business';
import type { Reader } from './reader';
import { variablesOn } from './resolve-business';

/** The record of the business, with the variables that it defines filled in, and these variables. */
export function readBusinessRecord(reader: Reader, day: string) {
  const name = 'business.yaml';
  const unfilled = reader.file(name, businessFile);
  if (!unfilled) return undefined;
  const variables = variablesOn(day, unfilled);
  const record = reader.file(name, businessFile, variables);
  return record && { record, variables };
}
