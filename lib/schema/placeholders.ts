import type { FieldProblem } from './fields';

/** Entries of `placeholders` that name no field of the record. */
export function placeholderProblems(record: { placeholders: readonly string[] }): FieldProblem[] {
  return record.placeholders.flatMap((path, index) =>
    fieldExists(record, path)
      ? []
      : [{ path: ['placeholders', index], message: 'the name of a field of this file' }],
  );
}

/** @param path keys joined by periods, such as commissions.OR. */
function fieldExists(record: object, path: string): boolean {
  let value: unknown = record;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return true;
}
