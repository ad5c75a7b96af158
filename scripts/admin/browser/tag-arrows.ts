const moves = { Home: 'First ⇤', ArrowLeft: 'Earlier ←', ArrowRight: 'Later →', End: 'Last ⇥' };

/** Gives a tapped tag buttons that move it, for which the CMS takes a mouse or keys alone. */
export function showTagArrows({ target }: Event): void {
  const label = target instanceof Element ? target.closest('.select-tags .label') : null;
  if (!label || label.parentElement?.querySelector('[data-move]')) return;
  for (const old of document.querySelectorAll('[data-move]')) old.remove();
  for (const [key, words] of Object.entries(moves).toReversed()) {
    const [name, sign = ''] = words.split(' ');
    const button = document.createElement('button');
    button.textContent = sign;
    button.dataset['move'] = key;
    button.setAttribute('aria-label', `${name}: ${label.textContent?.trim()}`);
    button.style.cssText = 'min-width:2.25rem;min-height:2.25rem;font-size:1.25rem';
    button.onclick = () =>
      label.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    label.after(button);
  }
}
