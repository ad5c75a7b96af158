'use client';

import { required } from '@/lib/islands/required';

interface Props {
  title: string;
  /** The URL of the map, which is loaded only after a click. */
  src: string;
}

/** Lets a button show a map over the drawing around it, and remove it again (decision 0010). */
export function mapBox(island: HTMLElement, { title, src }: Props): void {
  const button = required(island, 'button');
  const status = required(island, '[role="status"]');
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    title,
    className: 'absolute inset-0 size-full',
    referrerPolicy: 'strict-origin-when-cross-origin',
    allowFullscreen: true,
  });
  let visit = new AbortController();

  const show = (isWanted: boolean, words = '') => {
    if (isWanted) island.prepend(frame);
    else frame.remove();
    button.setAttribute('aria-expanded', String(isWanted));
    button.textContent = isWanted ? 'Hide map' : 'Show map';
    status.textContent = words;
  };

  button.addEventListener('click', () => {
    visit.abort();
    visit = new AbortController();
    const { signal } = visit;
    const isWanted = !frame.isConnected;
    show(isWanted);
    if (!isWanted) return;
    frame.src = src;
    frame.style.visibility = 'hidden';
    // A frame doesn't tell whether it has loaded its page or the browser's own about the failure.
    fetch(src, { method: 'HEAD', mode: 'no-cors', signal }).then(
      () => frame.removeAttribute('style'),
      () => {
        if (!signal.aborted) show(false, "The map didn't load. The link near it opens it.");
      },
    );
  });
}
