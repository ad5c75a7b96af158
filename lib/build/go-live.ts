import type { ContentWithLines } from '../content/read-content';
import { choiceItems } from './go-live/choices';
import { commissionItems, commissionNotes } from './go-live/commissions';
import { closureNotes, dateItems } from './go-live/dates';
import { type GoLiveItem, type GoLiveNote, groups } from './go-live/item';
import { lawItems } from './go-live/law';
import { type Environment, madeUpItems } from './go-live/made-up';
import { placeItems } from './go-live/places';
import { reviewItems } from './go-live/reviews';
import { standInItems } from './go-live/stand-ins';

/**
 * Everything that the owner must supply or confirm before the site may be public, group by group
 * (decision 3).
 *
 * @param day as 2026-11-20: the day on which it is asked.
 * @param env where SITE_ORIGIN may give the site its address.
 */
export function goLiveItems(
  read: ContentWithLines,
  day: string,
  env: Environment = {},
): GoLiveItem[] {
  const items = [
    ...standInItems(read, env),
    ...madeUpItems(read, env),
    ...commissionItems(read, day),
    ...lawItems(read, day),
    ...reviewItems(read),
    ...placeItems(read),
    ...choiceItems(read, day),
    ...dateItems(read, day),
  ];
  return groups.flatMap((group) => items.filter((item) => item.group === group));
}

/** What the owner may like to know, and what keeps nobody from going live. */
export function goLiveNotes(read: ContentWithLines, day: string): GoLiveNote[] {
  return [...commissionNotes(read), ...closureNotes(read, day)];
}
