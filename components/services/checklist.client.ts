import { clearTicks, restoreTicks, saveTicks } from './ticks';

interface Props {
  /** The key of the checkmarks in the tab's storage. */
  storageKey: string;
}

/** Keeps a list's checkmarks in the tab, prints the list, and clears it. */
export function checklist(island: HTMLElement, { storageKey }: Props): void {
  const say = (words: string) => island.querySelector('[role="status"]')?.replaceChildren(words);
  const save = () => {
    say('');
    saveTicks(island, storageKey);
  };
  restoreTicks(island, storageKey);
  // Some may have been checked before this ran.
  save();
  island.addEventListener('input', save);
  const [print, clear] = island.querySelectorAll('button');
  print?.addEventListener('click', () => printAlone(island.closest('section')));
  clear?.addEventListener('click', () => {
    clearTicks(island);
    save();
    say('Checklist cleared.');
  });
}

/** Prints only one section of the page. */
function printAlone(section: HTMLElement | null): void {
  if (section) section.dataset['alone'] = '';
  addEventListener('afterprint', () => section?.removeAttribute('data-alone'), { once: true });
  print();
}
