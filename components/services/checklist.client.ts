import { restoreTicks, saveTicks, untickAll } from './ticks';

interface Props {
  /** Where the tab keeps what is ticked. */
  storageKey: string;
}

/** Keeps a list's ticks for the tab, prints the list, and takes all its ticks back. */
export function checklist(island: HTMLElement, { storageKey }: Props): void {
  const say = (words: string) => island.querySelector('[role="status"]')?.replaceChildren(words);
  const save = () => {
    say('');
    saveTicks(island, storageKey);
  };
  restoreTicks(island, storageKey);
  // Some may have been ticked before this ran.
  save();
  island.addEventListener('input', save);
  const [print, untick] = island.querySelectorAll('button');
  print?.addEventListener('click', () => printAlone(island.closest('section')));
  untick?.addEventListener('click', () => {
    untickAll(island);
    save();
    say('Nothing is ticked.');
  });
}

/** Prints the page without what stands beside a section. */
function printAlone(section: HTMLElement | null): void {
  if (section) section.dataset['alone'] = '';
  addEventListener('afterprint', () => section?.removeAttribute('data-alone'), { once: true });
  print();
}
