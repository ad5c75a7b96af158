'use client';

import { inquiryWords } from '#words/inquiry';
import { noteInquiry } from '@/lib/islands/inquiry';
import { printAlone } from '@/lib/islands/print-alone';
import { readTab, writeTab } from '@/lib/islands/tab-storage';
import { fill } from '@/lib/text';

interface Props {
  /** The key of the checkmarks in the tab's storage. */
  storageKey: string;
  /** The name of the service. */
  service: string;
}

/** Keeps a list's checkmarks in the tab, also for the message, prints the list, and clears it. */
export function checklist(island: HTMLElement, { storageKey, service }: Props): void {
  const say = (words: string) => island.querySelector('[role="status"]')?.replaceChildren(words);
  /** @param changed the box that was, if one was. */
  const save = (changed?: EventTarget | null) => {
    say('');
    saveTicks(island, storageKey);
    // Without the rules of a state that are folded away.
    const all = island.querySelectorAll('input:not(details:not([open]) *)').length;
    const count = island.querySelectorAll(':checked').length;
    const ids = changed ?? island.querySelector('[name=id]:checked');
    noteInquiry({
      service: count > 0 ? service : '',
      ready: count > 0 ? fill(inquiryWords.ready, { count, all }) : '',
      ...(ids instanceof HTMLInputElement &&
        ids.name === 'id' && { id: ids.checked ? inquiryWords.choices.id[0] : '' }),
    });
  };
  // Some may have been checked before this ran; those of an earlier page were told then.
  const isNew = island.querySelector(':checked') !== null;
  restoreTicks(island, storageKey);
  if (isNew) save();
  island.addEventListener('input', ({ target }) => save(target));
  const [print, clear] = island.querySelectorAll('button');
  print?.addEventListener('click', () => printAlone(island.closest('section')));
  clear?.addEventListener('click', () => {
    const ids = island.querySelector('[name=id]:checked');
    clearTicks(island);
    save(ids);
    say('Checklist cleared.');
  });
}

const boxes = (list: Element) => [...list.querySelectorAll('input')];

const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? '';

function saveTicks(list: Element, key: string): void {
  const ticked = boxes(list).filter(({ checked }) => checked);
  writeTab(key, ticked.map(labelOf));
}

/** Adds the stored checkmarks to those made since, and opens the groups they are in. */
function restoreTicks(list: Element, key: string): void {
  const ticked = readTab(key) ?? [];
  for (const box of boxes(list)) {
    if (!ticked.includes(labelOf(box))) continue;
    box.checked = true;
    const group = box.closest('details');
    if (group) group.open = true;
  }
}

function clearTicks(list: Element): void {
  for (const box of boxes(list)) box.checked = false;
}
