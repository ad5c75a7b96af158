import type { FieldPath } from './api';

/** The keys of a field's name in a message, such as attractions[1].latitude. */
export function pathOf(field: string): FieldPath {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );
}
