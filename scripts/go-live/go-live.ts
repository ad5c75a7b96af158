import type { ContentWithLines } from '../../lib/content/read-content';
import type { Environment } from '../../lib/site';
import { attractionItems } from './attractions';
import { choiceItems } from './choices';
import { commissionItems, commissionNotes } from './commissions';
import { closureNotes, dateItems, dateNotes } from './dates';
import { deliveryNotes } from './delivery';
import { type GoLiveItem, type GoLiveNote, groups } from './item';
import { lawItems } from './law';
import { madeUpItems } from './made-up';
import { onlineNotes } from './online';
import { placeholderItems } from './placeholders';
import { reviewItems } from './reviews';

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
    ...placeholderItems(read, day, env),
    ...madeUpItems(read, env),
    ...commissionItems(read, day),
    ...lawItems(read, day),
    ...reviewItems(read),
    ...attractionItems(read),
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
