/** Copies a text. Returns whether the browser did: it may refuse, and has no clipboard without HTTPS. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
