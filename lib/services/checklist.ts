import { isServed } from '../schema/authority';
import type { Business } from '../schema/business';
import type { ChecklistItem } from '../schema/checklist';
import type { Service } from '../schema/service';
import type { StateCode } from '../states';

/** What to have ready for a service, without the rules of states where we have no commission. */
export function itemsFor(
  items: readonly ChecklistItem[],
  { slug, online }: Pick<Service, 'slug' | 'online'>,
  business: Pick<Business, 'authority'>,
): ChecklistItem[] {
  const wanted = online ? 'online' : 'in person';
  return items.filter(
    ({ meeting, services, states }) =>
      (meeting === 'either' || meeting === wanted) &&
      (services?.includes(slug) ?? true) &&
      (states?.some((state) => isServed(business, state)) ?? true),
  );
}

/** The states with rules of their own, if there are two. */
export function statesOf(items: readonly ChecklistItem[]): StateCode[] {
  const states = [...new Set(items.flatMap(({ states = [] }) => states))];
  return states.length > 1 ? states : [];
}
