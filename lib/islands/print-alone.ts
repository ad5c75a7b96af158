/** Prints only one part of the page, below its title and number (app/print.css). */
export function printAlone(part: HTMLElement | null): void {
  if (part) part.dataset['alone'] = '';
  addEventListener('afterprint', () => part?.removeAttribute('data-alone'), { once: true });
  print();
}
