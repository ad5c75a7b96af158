import { type Business, businessFile } from '../schema/business';
import { buildDay } from './build-day';
import { ContentError } from './problem';
import { Reader } from './reader';
import { resolveBusiness, variablesOn } from './resolve-business';

/**
 * The business alone, for code that runs in each process of a build and needs nothing that grows with
 * the number of towns. The rest of content/ is not read.
 *
 * @throws ContentError with every problem of business.yaml.
 */
export function readBusiness(root: string, day = buildDay()): Business {
  const reader = new Reader(root);
  const { record } = readBusinessRecord(reader, day) ?? {};
  if (!record) throw new ContentError(reader.problems);
  return resolveBusiness(record, day);
}

/** The record of the business, with the variables that it defines filled in, and these variables. */
export function readBusinessRecord(reader: Reader, day: string) {
  const name = 'business.yaml';
  const unfilled = reader.file(name, businessFile);
  if (!unfilled) return undefined;
  const variables = variablesOn(day, unfilled);
  const record = reader.file(name, businessFile, variables);
  return record && { record, variables };
}
