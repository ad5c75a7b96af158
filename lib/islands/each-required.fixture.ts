import { required } from './required';

/** Tests that an island without one of these elements throws, so the page shows its plain form. */
export function eachRequired(
  selectors: readonly string[],
  html: string,
  run: (island: HTMLElement) => void,
) {
  it.each(selectors)('names %s where it is missing', (selector) => {
    const island = document.createElement('div');
    document.body.replaceChildren(island);
    island.innerHTML = html;
    required(document, selector).remove();
    expect(() => run(island)).toThrow(`expected ${selector}`);
  });
}
