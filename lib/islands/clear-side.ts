const sides = ['right', 'top', 'bottom', 'left'] as const;

/** What the number may not cover. */
const kept = 'a, button, input, select, textarea, summary, label, .certificate';

/** How large the number may be, in rem. */
const mostWidth = 15;
const mostHeight = 2;

/** Between the number and the control, or the window's edge, in pixels. */
export const distance = 4;

/**
 * The first side of a control on which its number opens within the window and covers nothing that it
 * may not; below the control if there is none.
 */
export function clearSide(control: Element): (typeof sides)[number] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = mostWidth * rem;
  const height = mostHeight * rem;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const x = Math.min(Math.max((left + right - width) / 2, distance), innerWidth - width - distance);
  const y = (top + bottom - height) / 2;
  const starts = {
    right: [right + distance, y],
    top: [x, top - distance - height],
    bottom: [x, bottom + distance],
    left: [left - distance - width, y],
  } as const;
  const others = [...document.querySelectorAll(kept)]
    .filter((other) => !other.contains(control))
    .map((other) => other.getBoundingClientRect());
  const isClear = ([x, y]: readonly [number, number]) =>
    Math.min(x, y) >= 0 &&
    x + width <= innerWidth &&
    y + height <= innerHeight &&
    !others.some(
      (other) =>
        other.right > x && other.left < x + width && other.bottom > y && other.top < y + height,
    );
  return sides.find((side) => isClear(starts[side])) ?? 'bottom';
}
