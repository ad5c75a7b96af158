import { type BusinessFiles, type BusinessRecord, businessFiles } from '../schema/business';
import type { Law } from '../schema/laws';
import type { Reader } from './reader';
import { variablesOn } from './resolve-business';

/**
 * The business record with the variables it defines filled in, and those variables.
 *
 * @param laws without them only the files' own problems are found.
 */
export function readBusinessRecord(reader: Reader, day: string, laws?: readonly Law[]) {
  const sections =
    laws && Object.fromEntries(laws.map(({ key, section }) => [key, section] as const));
  const unfilled = reader.files('business', businessFiles, sections);
  if (!unfilled || !sections) return undefined;
  const variables = { ...sections, ...variablesOn(day, recordOf(unfilled)) };
  const files = reader.files('business', businessFiles, variables);
  if (!files) return undefined;
  return { record: recordOf(files), variables };
}

/** The files as one record, with the newest date. */
function recordOf(files: BusinessFiles): BusinessRecord {
  const days = Object.values(files).map((file) => file.updated);
  return Object.assign({}, ...Object.values(files), { updated: days.sort().at(-1) });
}
