'use client';

import { isCopied } from '@/lib/islands/clipboard';

/** Shares the URL of the page through the browser, or else copies it, or else shows it. */
export function shareButton(island: HTMLElement): void {
  const status = island.querySelector('[role="status"]');
  const say = (words: string) => status?.replaceChildren(words);
  island.querySelector('button')?.addEventListener('click', async () => {
    const url = pageUrl();
    say('');
    if (await isShared(url)) return;
    say((await isCopied(url)) ? 'Link copied' : `Copy this address: ${url}`);
  });
}

/** The page's own URL, without anything a search engine or an ad added to it. */
function pageUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? location.origin + location.pathname;
}

/** Whether the visitor shared the URL, or canceled. */
async function isShared(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
