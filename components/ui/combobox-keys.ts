import type { KeyboardEvent } from 'react';

/** What a key does in an editable combobox (APG), with Alt before its name; all others are the browser's. */
const acts = {
  Enter: 'choose',
  Escape: 'dismiss',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  'Alt+ArrowDown': 'open',
  'Alt+ArrowUp': 'close',
  ArrowLeft: 'edit',
  ArrowRight: 'edit',
  Home: 'edit',
  End: 'edit',
} as const;

/** What the pressed key does; undefined if that is the browser's business, or belongs to an input method. */
export function actOf({ key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) {
  if (ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return undefined;
  const name = altKey ? `Alt+${key}` : key;
  return Object.entries(acts).find(([known]) => known === name)?.[1];
}
