import { isDeepStrictEqual } from 'node:util';

/** What an item is known by for good, and what it is known by while the owner leaves that alone. */
const permanent = (item: unknown) => textOf(item, ['slug', 'id']);
const usual = (item: unknown) => permanent(item) ?? textOf(item, ['name', 'title', 'question']);

function textOf(item: unknown, keys: readonly string[]): string | undefined {
  const fields = new Map(Object.entries(item ?? {}));
  const [text] = keys.map((key) => fields.get(key)).filter((value) => typeof value === 'string');
  return text;
}

/** Takes the first item that fits out of a list. */
function take(items: unknown[], fits: (item: unknown) => boolean): unknown[] {
  const index = items.findIndex(fits);
  return index < 0 ? [] : items.splice(index, 1);
}

/**
 * Finds out which items of a list were changed, added and removed. Items that are the same in both
 * are left out, wherever they are.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]) {
  const old = [...before];
  const pairs: [old: unknown, now: unknown][] = [];
  /** Pairs what it can, and returns the rest. */
  const pair = (items: readonly unknown[], fits: (one: unknown, other: unknown) => boolean) =>
    items.filter((now) => {
      const [found] = take(old, (one) => fits(one, now));
      if (found !== undefined) pairs.push([found, now]);
      return found === undefined;
    });
  const others = pair(after, isDeepStrictEqual);
  const unnamed = pair(others, (one, now) => usual(now) !== undefined && usual(one) === usual(now));
  const added = pair(unnamed, (one, now) => !permanent(one) && !permanent(now));
  const changed = pairs.filter(([one, now]) => !isDeepStrictEqual(one, now));
  return { pairs: changed, added, removed: old };
}
