import { isDeepStrictEqual } from 'node:util';
import { matchItems } from '../splice/match-items';

/** What an item is known by for good. */
function idOf(item: unknown): unknown {
  const fields = new Map(Object.entries(item ?? {}));
  return fields.get('slug') ?? fields.get('id');
}

/** Finds out which items of a list were changed, added and removed. */
export function compareItems(before: readonly unknown[], after: readonly unknown[]) {
  const origins = matchItems(before, after).map((index, now) => {
    const isSame = index !== undefined && idOf(before[index]) === idOf(after[now]);
    return isSame ? index : undefined;
  });
  const pairs = origins.flatMap((index, now) =>
    index === undefined ? [] : [[before[index], after[now]] as const],
  );
  return {
    changed: pairs.filter(([old, now]) => !isDeepStrictEqual(old, now)),
    added: after.filter((_, now) => origins[now] === undefined),
    removed: before.filter((_, old) => !origins.includes(old)),
  };
}
