/** A list's checkmarks, kept in the tab's storage: the labels of the checked items. */

import { readTab, writeTab } from '@/lib/islands/tab-storage';

const boxes = (list: Element) => [...list.querySelectorAll('input')];

const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? '';

export function saveTicks(list: Element, key: string): void {
  const ticked = boxes(list).filter(({ checked }) => checked);
  writeTab(key, ticked.map(labelOf));
}

/** Adds the stored checkmarks to those made since, and opens the groups they are in. */
export function restoreTicks(list: Element, key: string): void {
  const ticked = readTab(key) ?? [];
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
