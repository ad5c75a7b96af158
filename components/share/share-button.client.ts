/** Hands the URL of the page on: to what the browser shares with, else to the clipboard, else to the eye. */
export function shareButton(island: HTMLElement): void {
  const said = island.querySelector('[role="status"]');
  const say = (words: string) => said?.replaceChildren(words);
  island.querySelector('button')?.addEventListener('click', async () => {
    const url = pageUrl();
    say('');
    if (await isShared(url)) return;
    say((await isCopied(url)) ? 'Link copied' : `Copy this address: ${url}`);
  });
}

/** The page's own URL: without what a search or an advertisement has added. */
function pageUrl(): string {
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
