const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
/** How often it is looked for, until what is around it has been drawn. */
const tries = 30;

/**
 * Brings a field of the open form into view, and the cursor into it. The system draws a part of a form once it is
 * near the screen: so what is around the field comes first.
 *
 * @param path such as attractions.2.name.
 */
export async function showField(path: string): Promise<void> {
  const around = [...path.matchAll(/\.|$/g)].map(({ index }) => path.slice(0, index));
  let last: Element | undefined;
  for (let count = 0; count < tries; count += 1) {
    const parts = around.map(partAt);
    last = parts.findLast((part) => part !== null) ?? last;
    last?.scrollIntoView({ block: 'center' });
    if (last && last === parts.at(-1)) break;
    await pause();
  }
  last?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')?.focus();
}

/** A field, or an entry of a list, which has no path of its own. */
function partAt(path: string): Element | null {
  const at = (key: string) => document.querySelector(`[data-key-path="${key}"]`);
  const [, list, index] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  return (
    at(path) ??
    (list ? (at(list)?.querySelector('.item-list')?.children[Number(index)] ?? null) : null)
  );
}
