import type { ContentWithLines } from '../content/read-content';
import type { Environment } from '../site';
import { choiceItems } from './go-live/choices';
import { commissionItems, commissionNotes } from './go-live/commissions';
import { closureNotes, dateItems, dateNotes } from './go-live/dates';
import { deliveryNotes } from './go-live/delivery';
import { type GoLiveItem, type GoLiveNote, groups } from './go-live/item';
import { lawItems } from './go-live/law';
import { madeUpItems } from './go-live/made-up';
import { onlineNotes } from './go-live/online';
import { placeItems } from './go-live/places';
import { reviewItems } from './go-live/reviews';
import { standInItems } from './go-live/stand-ins';

/**
 * Everything that the owner must supply or confirm before the site may be public, group by group
 * (decision 0002).
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
    ...standInItems(read, day, env),
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
  return [
    ...commissionNotes(read, day),
    ...onlineNotes(read),
    ...dateNotes(read, day),
    ...closureNotes(read, day),
    ...deliveryNotes(read),
  ];
}
