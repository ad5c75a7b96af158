import { slotElement } from './slot-element';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what a visitor has done in an island. Whatever a translator or an extension has changed in
 * it makes React render it anew; the function returned then carries over the finished markup, with
 * the islands in it, and what was typed, selected, focused and clicked.
 */
export function captureState(island: HTMLElement): () => void {
  const all = <Found extends Element>(names: string) => [...island.querySelectorAll<Found>(names)];
  const { firstChild } = island;
  const fields = all<Field>('input,textarea,select');
  const buttons = all<HTMLElement>('button');
  const slots = all<HTMLElement>(slotElement);
  const focused = document.activeElement;

  return () => {
    if (firstChild?.parentNode === island) return;
    for (const slot of all<HTMLElement>(slotElement)) {
      const before = slots.find(({ dataset }) => dataset['slot'] === slot.dataset['slot']);
      if (before?.isConnected === false) slot.replaceChildren(...before.childNodes);
    }
    const rendered = all<HTMLElement>('button');
    for (const [index, button] of buttons.entries()) {
      if (button === focused) rendered[index]?.focus({ preventScroll: true });
      if (button.isConnected) continue;
      // The early script dispatches the click that it has kept.
      button.addEventListener('click', (click) => {
        click.preventDefault();
        rendered[index]?.dispatchEvent(new MouseEvent(click.type, click));
      });
    }
    for (const field of all<Field>('input,textarea,select')) {
      const before = fields.find(
        ({ name, tagName, isConnected }) =>
          !isConnected && name === field.name && tagName === field.tagName,
      );
      if (!before) continue;
      field.value = before.value;
      if (before !== focused) continue;
      field.focus({ preventScroll: true });
      if (!('selectionStart' in before && 'selectionStart' in field)) continue;
      // A field for an email address doesn't tell its selection.
      if (before.selectionStart === null) continue;
      field.setSelectionRange(before.selectionStart, before.selectionEnd);
    }
  };
}
