'use client';

import { useState } from 'react';

/** Hands the address of the page on: to what the browser shares with, else to the clipboard, else to the eye. */
export function ShareButton() {
  const [said, setSaid] = useState('');

  async function share() {
    const address = pageAddress();
    setSaid('');
    if (await isShared(address)) return;
    setSaid((await isCopied(address)) ? 'Link copied' : `Copy this address: ${address}`);
  }

  return (
    <div data-island className="unscripted:hidden">
      <button type="button" className="cursor-pointer py-1 font-semibold text-link" onClick={share}>
        Share this page
      </button>
      <p role="status" className="wrap-anywhere">
        {said}
      </p>
    </div>
  );
}

/** The page's own address: without what a search or an advertisement has added. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? location.origin + location.pathname;
}

/** Whether the browser has taken it, or the visitor has thought better of it. */
async function isShared(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
