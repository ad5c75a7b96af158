import { isValidElement, type ReactNode } from 'react';

/** The props with `{ $slot: n }` in place of each node, which is added to `slots`. */
export function withSlots(value: unknown, slots: ReactNode[]): unknown {
  if (isNode(value)) return { $slot: slots.push(value) - 1 };
  if (Array.isArray(value)) return value.map((item) => withSlots(item, slots));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withSlots(item, slots)]),
  );
}

/** An element, or a list of elements and texts; a list of records with nodes in them isn't one. */
function isNode(value: unknown): value is ReactNode {
  if (!Array.isArray(value)) return isValidElement(value);
  return (
    value.some(isValidElement) &&
    value.every((item) => Object(item) !== item || isValidElement(item))
  );
}
