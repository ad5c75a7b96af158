/**
 * What is ticked on a list, and which of its choices is taken, kept for the tab: a line for the
 * choice, then the words of each ticked item. Nothing that a visitor has typed.
 */

import { tabStorage } from '@/lib/islands/tab-storage';

const inputs = (list: Element, type: 'checkbox' | 'radio') =>
  [...list.querySelectorAll('input')].filter((input) => input.type === type);

const wordsOf = (input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() ?? '';

export function saveTicks(list: Element, key: string): void {
  const choice = inputs(list, 'radio').find(({ checked }) => checked)?.value ?? '';
  const ticked = inputs(list, 'checkbox').filter(({ checked }) => checked);
  tabStorage((tab) => {
    if (choice || ticked.length > 0) tab.setItem(key, [choice, ...ticked.map(wordsOf)].join('\n'));
    else tab.removeItem(key);
  });
}

/** Adds what the tab has to what was ticked since; a choice that was made since stands. */
export function restoreTicks(list: Element, key: string): void {
  const [choice, ...ticked] = tabStorage((tab) => tab.getItem(key))?.split('\n') ?? [];
  for (const input of inputs(list, 'checkbox')) {
    if (ticked.includes(wordsOf(input))) input.checked = true;
  }
  const choices = inputs(list, 'radio');
  if (choices.some(({ checked, value }) => checked && value)) return;
  for (const input of choices) input.checked ||= input.value === choice;
}

export function untickAll(list: Element): void {
  for (const input of inputs(list, 'checkbox')) input.checked = false;
}
