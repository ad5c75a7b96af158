'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { restoreTicks, saveTicks, untickAll } from './ticks';

interface Props {
  /** Where the tab keeps what is ticked. */
  storageKey: string;
  /** The list, with native controls in it: this reads and sets them, and draws none of them anew. */
  children: ReactNode;
}

/** Keeps a list's ticks for the tab, prints the list, and takes all its ticks back. */
export function Checklist({ storageKey, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const save = () => {
      setSaid('');
      saveTicks(element, storageKey);
    };
    restoreTicks(element, storageKey);
    // Some may have been ticked before React was there.
    save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [storageKey]);

  function untick() {
    if (!list.current) return;
    untickAll(list.current);
    saveTicks(list.current, storageKey);
    setSaid('Nothing is ticked.');
  }

  const look = buttonStyles({ variant: 'attraction' });
  return (
    <div ref={list} data-island data-near={storageKey} className="max-w-prose print:max-w-none">
      {children}
      <div className="mt-4 print:hidden">
        <div className="scripted:flex hidden flex-wrap gap-2">
          <button
            type="button"
            className={look}
            onClick={() => printAlone(list.current?.closest('section'))}
          >
            Print the list
          </button>
          <button type="button" className={look} onClick={untick}>
            Untick all
          </button>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </div>
  );
}

/** Prints the page without what stands beside a section. */
function printAlone(section: HTMLElement | null | undefined) {
  if (section) section.dataset['alone'] = '';
  addEventListener('afterprint', () => section?.removeAttribute('data-alone'), { once: true });
  print();
}
