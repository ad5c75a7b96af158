/**
 * A list's checkmarks and choice, kept in the tab's storage: a line for the choice, then one with
 * the label of each checked item. Nothing a visitor typed.
 */

import { tabStorage } from '@/lib/islands/tab-storage';

const inputs = (list: Element, type: 'checkbox' | 'radio') =>
  [...list.querySelectorAll('input')].filter((input) => input.type === type);

const labelOf = (input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() ?? '';

export function saveTicks(list: Element, key: string): void {
  const choice = inputs(list, 'radio').find(({ checked }) => checked)?.value ?? '';
  const ticked = inputs(list, 'checkbox').filter(({ checked }) => checked);
  tabStorage((tab) => {
    if (choice || ticked.length > 0) tab.setItem(key, [choice, ...ticked.map(labelOf)].join('\n'));
    else tab.removeItem(key);
  });
}

/** Adds the stored checkmarks to those made since; a choice made since is kept. */
export function restoreTicks(list: Element, key: string): void {
  const [choice, ...ticked] = tabStorage((tab) => tab.getItem(key))?.split('\n') ?? [];
  for (const input of inputs(list, 'checkbox')) {
    if (ticked.includes(labelOf(input))) input.checked = true;
  }
  const choices = inputs(list, 'radio');
  if (choices.some(({ checked, value }) => checked && value)) return;
  for (const input of choices) input.checked ||= input.value === choice;
}

export function clearTicks(list: Element): void {
  for (const input of inputs(list, 'checkbox')) input.checked = false;
}
