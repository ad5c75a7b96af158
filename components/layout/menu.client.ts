/** From here on, links in the header replace the menu: Tailwind's md. */
const wideEnough = '(width >= 48rem)';

/**
 * Closes the small-screen menu (a plain disclosure) at its links, on Escape and on wide screens.
 */
export function menu(island: HTMLElement): void {
  const details = island.querySelector('details');
  if (!details) return;
  const close = () => {
    details.open = false;
  };
  for (const link of details.querySelectorAll('a')) link.addEventListener('click', close);
  matchMedia(wideEnough).addEventListener('change', close);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    close();
    details.querySelector('summary')?.focus();
  });
}
