import { isDeepStrictEqual } from 'node:util';

/** What a record is known by, the first that it has. */
const names = ['slug', 'id', 'name', 'title', 'question', 'from', 'reason'];

/** Whether two records go by the same name. */
export function isSameRecord(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const a = new Map(Object.entries(one));
  const b = new Map(Object.entries(other));
  const name = names.find((key) => a.has(key) && b.has(key));
  return name !== undefined && a.get(name) === b.get(name);
}

/**
 * Which entry of the old list each entry of the new one was: the same one, else the one by that
 * name, else the next that is left over.
 *
 * @returns an index in the old list for each new entry; undefined for one that was added.
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const left = new Set(before.keys());
  const matches = new Map<number, number>();
  const take = (isMatch: (old: number, index: number) => boolean) => {
    for (const index of after.keys()) {
      if (matches.has(index)) continue;
      for (const old of left) {
        if (!isMatch(old, index)) continue;
        matches.set(index, old);
        left.delete(old);
        break;
      }
    }
  };
  take((old, index) => old === index && isDeepStrictEqual(before[old], after[index]));
  take((old, index) => isDeepStrictEqual(before[old], after[index]));
  take((old, index) => isSameRecord(before[old], after[index]));
  if (before.length === after.length) take((old, index) => old === index);
  // Fewer entries: what is left over was removed, and what is new was typed over one of them.
  if (before.length >= after.length) take(() => true);
  return after.map((_, index) => matches.get(index));
}
