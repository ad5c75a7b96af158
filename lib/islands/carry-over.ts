import { slotElement } from './slot-element';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (island: HTMLElement) => [
  ...island.querySelectorAll<Field>('input,textarea,select'),
];
const buttonsIn = (island: HTMLElement) => [...island.querySelectorAll('button')];
const slotsIn = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>(slotElement)];

/**
 * Notes what a visitor has done in an island. Whatever a translator or an extension has changed in it
 * makes React draw it anew; the function returned then carries over the finished markup, with the
 * islands in it, and what was typed, selected and focused.
 */
export function noteState(island: HTMLElement): () => void {
  const { activeElement: focused } = document;
  const { firstChild } = island;
  const fields = fieldsIn(island);
  const slots = slotsIn(island);
  const buttons = buttonsIn(island);
  return () => {
    if (firstChild?.parentNode === island) return;
    for (const slot of slotsIn(island)) {
      const before = slots.find(({ dataset }) => dataset['slot'] === slot.dataset['slot']);
      if (before) slot.replaceChildren(...before.childNodes);
    }
    const drawn = buttonsIn(island);
    for (const [index, button] of buttons.entries()) {
      // Where the early script dispatches the click that it has kept.
      button.addEventListener('click', (click) => {
        if (!button.isConnected) drawn[index]?.dispatchEvent(new MouseEvent(click.type, click));
      });
    }
    if (focused instanceof HTMLElement && island.contains(focused)) focused.focus();
    for (const field of fieldsIn(island)) {
      const before = fields.find(
        ({ name, tagName, isConnected }) =>
          !isConnected && name === field.name && tagName === field.tagName,
      );
      if (!before) continue;
      field.value = before.value;
      if (before !== focused) continue;
      field.focus({ preventScroll: true });
      if ('selectionStart' in before && 'selectionStart' in field) {
        field.setSelectionRange(before.selectionStart, before.selectionEnd);
      }
    }
  };
}
