/**
 * A list's checkmarks, kept in the tab's storage: a line with the label of each checked item. Nothing
 * a visitor typed.
 */

import { tabStorage } from '@/lib/islands/tab-storage';

const boxes = (list: Element) => [...list.querySelectorAll('input')];

const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? '';

export function saveTicks(list: Element, key: string): void {
  const ticked = boxes(list).filter(({ checked }) => checked);
  tabStorage((tab) => {
    if (ticked.length > 0) tab.setItem(key, ticked.map(labelOf).join('\n'));
    else tab.removeItem(key);
  });
}

/** Adds the stored checkmarks to those made since, and opens the groups they are in. */
export function restoreTicks(list: Element, key: string): void {
  const ticked = tabStorage((tab) => tab.getItem(key))?.split('\n') ?? [];
  for (const box of boxes(list)) {
    if (!ticked.includes(labelOf(box))) continue;
    box.checked = true;
    const group = box.closest('details');
    if (group) group.open = true;
  }
}

export function clearTicks(list: Element): void {
  for (const box of boxes(list)) box.checked = false;
}
