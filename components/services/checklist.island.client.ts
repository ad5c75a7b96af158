'use client';

import { type Inquiry, idSentence } from '@/lib/contact/inquiry';
import { noteInquiry } from '@/lib/islands/inquiry';
import { required } from '@/lib/islands/required';
import { readTab, writeTab } from '@/lib/islands/tab-storage';

interface Props {
  storageKey: string;
  /** What the message says of the service. */
  about: Inquiry;
}

/** Keeps a list's checkmarks in the tab, also for the message, and prints the list. */
export function checklist(island: HTMLElement, { storageKey, about }: Props): void {
  const boxes = [...island.querySelectorAll('input')];
  const nothing = Object.fromEntries(Object.keys(about).map((part) => [part, '']));
  const ticked = () => boxes.filter(({ checked }) => checked);
  const print = required(island, '[name="print"]');
  /** @param changed the box that a visitor has just changed, if one. */
  const save = (changed?: EventTarget | null) => {
    writeTab(
      storageKey,
      ticked().map(({ value }) => value),
    );
    const ids = changed ?? ticked().find(({ name }) => name === 'id');
    noteInquiry({
      ...(ticked().length > 0 ? about : nothing),
      ...(ids instanceof HTMLInputElement &&
        ids.name === 'id' && { id: ids.checked ? idSentence : '' }),
    });
  };
  // Some may have been checked before this ran; those of an earlier page were told then.
  const isNew = ticked().length > 0;
  const before = readTab(storageKey) ?? [];
  for (const box of boxes.filter(({ value }) => before.includes(value))) {
    box.checked = true;
    const group = box.closest('details');
    if (group) group.open = true;
  }
  if (isNew) save();
  island.addEventListener('input', ({ target }) => save(target));
  // Some browsers of apps can't print. The click that woke the island may still be on its way.
  if (typeof window.print !== 'function') print.remove();
  else print.addEventListener('click', () => printAlone(island.closest('section')));
}

/** Prints only one part of the page, below its title and number (app/print.css). */
function printAlone(part: HTMLElement | null): void {
  if (part) part.dataset['alone'] = '';
  addEventListener('afterprint', () => part?.removeAttribute('data-alone'), { once: true });
  print();
}
