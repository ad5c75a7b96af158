import type { FieldPath } from '../../api';

/** The id of a field's control, as the form library makes it. */
export function idOf(path: FieldPath): string {
  return ['root', ...path].join('_');
}

/** Whether an id is that of a field or list, or of something in it. */
export function isWithin(id: string, around: string): boolean {
  return id === around || id.startsWith(`${around}_`);
}

/** Shows and focuses the element with an id; of one that isn't there, what is around it. */
export function focusId(id: string): void {
  const parts = id.split('_');
  for (let length = parts.length; length > 0; length--) {
    const element = document.getElementById(parts.slice(0, length).join('_'));
    if (element) {
      show(element);
      return;
    }
  }
}

function show(element: HTMLElement): void {
  for (let around = element.closest('details'); around; ) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
  element.scrollIntoView?.({ block: 'center' });
}
