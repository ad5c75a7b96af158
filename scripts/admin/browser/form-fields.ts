import { capitalize } from '../../../lib/text/format';

/** A field, or an entry of a list, which has no path of its own. */
function partAt(path: string): Element | null | undefined {
  const at = (key: string) => document.querySelector(`[data-key-path="${key}"]`);
  const [, list = '', index] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  return at(path) ?? at(list)?.querySelector('.item-list')?.children[Number(index)];
}

/**
 * Brings a field of the open form into view, and the cursor into it. The CMS draws a part of a
 * form once it is near the screen: so what is around the field comes first.
 *
 * @param path such as attractions.2.name.
 */
export async function showField(path: string): Promise<void> {
  const around = [...path.matchAll(/\.|$/g)].map(({ index }) => path.slice(0, index));
  for (let tries = 100; tries > 0; tries -= 1) {
    around.map(partAt).findLast(Boolean)?.scrollIntoView({ block: 'center' });
    if (partAt(path)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  partAt(path)?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')?.focus();
}

const className = 'not-right-yet';

/** Says at each field of the open form what is wrong with it. */
export function noteAtFields(problems: readonly { path?: string; words: string }[]): void {
  for (const old of document.querySelectorAll(`.${className}`)) old.remove();
  for (const { path, words } of problems) {
    const note = { className, textContent: capitalize(words) };
    if (path) partAt(path)?.append(Object.assign(document.createElement('p'), note));
  }
}
