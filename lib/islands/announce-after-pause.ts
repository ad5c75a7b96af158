const id = 'said-after-pause';
let timer = 0;

/**
 * Has a screen reader say what a control has found, once the visitor has paused for a second: after
 * each letter, the words would drown out the letters, and one another.
 */
export function announceAfterPause(words: string): void {
  const said = document.getElementById(id) ?? document.createElement('p');
  said.setAttribute('aria-live', 'polite');
  // The same words are said again only if they were away.
  Object.assign(said, { id, className: 'sr-only', textContent: '' });
  if (!said.isConnected) document.body.append(said);
  clearTimeout(timer);
  timer = window.setTimeout(() => said.replaceChildren(words), 1000);
}
