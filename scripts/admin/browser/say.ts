import { token } from './github';
import { Refusal } from './why-not-saved';

const bar = document.createElement('div');
bar.style.cssText =
  'position:fixed;z-index:9999;inset:auto 0 0;display:flex;align-items:center;padding:.25rem 1rem;background:CanvasText;color:Canvas;font:1rem/1.5 system-ui,sans-serif';
bar.innerHTML =
  '<div style="flex:1"><div role="status"></div><div></div></div><button aria-label="Close this message" style="padding:.5rem 1rem;border:0;background:none;color:inherit;font:inherit">×</button>';
const statusLine = bar.querySelector('[role=status]') as HTMLElement;
/** The line that says at each visit what is due. */
const dueLine = statusLine.nextElementSibling as HTMLElement;
bar.onclick = (event) => {
  // The CMS takes a link to /admin/ for one of its own.
  event.stopPropagation();
  if (event.target instanceof HTMLButtonElement) bar.remove();
};
// The forms end above it (scripts/admin/admin-html.ts).
const { style } = document.documentElement;
new ResizeObserver(() => style.setProperty('--line', `${bar.offsetHeight}px`)).observe(bar);

export const isFormOpen = (): boolean => /\/(?:entries\/|new)/.test(location.hash);

/** Hides the line while a form is open, which needs its room; later words are shown anyway. */
export function makeRoom(): void {
  dueLine.hidden = isFormOpen();
  bar.style.display = isFormOpen() ? 'none' : 'flex';
}
addEventListener('hashchange', makeRoom);

/** Says something in an element, with a link after it; the next words take the place of these. */
export function sayIn(element: Element, words: string, url = '', textContent = ''): Text {
  const said = new Text(words);
  const link = Object.assign(document.createElement('a'), { href: url, textContent });
  link.style.color = 'inherit';
  element.replaceChildren(said, ...(url ? [' ', link] : []));
  return said;
}

/** Shows news at the edge of the screen, in place of those before; returns what `isSaid` asks. */
export function say(words: string, url = '', label = 'Look there', line = statusLine): Text {
  const said = sayIn(line, words, url, label);
  if (!url.startsWith('?')) line.querySelector('a')?.setAttribute('target', '_blank');
  bar.style.display = 'flex';
  document.body.append(bar);
  return said;
}

/** Whether some words are still said, and no others in their place. */
export const isSaid = (said: Text | undefined): boolean => Boolean(said?.parentNode);

/** Shows what went wrong until something else is opened, or how to sign in until that is done. */
export function sayProblem(error: Error): void {
  const said = say(error.message);
  const before = token();
  const clear = () => {
    if (error instanceof Refusal && error.asksForToken && token() === before) return;
    removeEventListener('hashchange', clear);
    if (isSaid(said)) statusLine.replaceChildren();
  };
  addEventListener('hashchange', clear);
}

/** What is due may be another thing once the site is built again. */
export const clearDue = (): void => dueLine.replaceChildren();

/** Shows what is due below all news. */
export const sayDue = (words: string): Text => say(words, 'left/', 'See the list', dueLine);
