import { type BusinessFiles, type BusinessRecord, businessFiles } from '../schema/business';
import type { Reader } from './reader';
import { variablesOn } from './resolve-business';
import type { Variables } from './template-variables';

/**
 * The business record with the variables it defines filled in, and those variables.
 *
 * @param laws the sections of law by key; without them only the files' own problems are found.
 */
export function readBusinessRecord(reader: Reader, day: string, laws: Variables | undefined) {
  const unfilled = reader.files('business', businessFiles, laws, true);
  if (!unfilled || !laws) return undefined;
  const variables = { ...laws, ...variablesOn(day, recordOf(unfilled)) };
  const files = reader.files('business', businessFiles, variables);
  if (!files) return undefined;
  return { record: recordOf(files), variables };
}

/** The files as one record, with the newest date. */
function recordOf(files: BusinessFiles): BusinessRecord {
  const days = Object.values(files).map((file) => file.updated);
  return Object.assign({}, ...Object.values(files), { updated: days.sort().at(-1) });
}
