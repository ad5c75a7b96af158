/** `Object.fromEntries` that keeps the keys' type, in place of which TypeScript has any text. */
export const fromEntries = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> => Object.fromEntries(entries) as Record<Key, Value>;
