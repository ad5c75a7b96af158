const sides = ['right', 'top', 'bottom', 'left'] as const;
const kept = 'a, button, input, select, textarea, summary, label, .certificate';

/** The size of what opens, in rem, and its distance from the control and from the window, in pixels. */
const [width, height] = [15, 2];
export const distance = 4;

/**
 * The first side of a control on which a number opens within the window and over no other control,
 * else below it.
 */
export function clearSide(control: Element): (typeof sides)[number] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [w, h] = [width * rem, height * rem];
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const x = Math.min(Math.max((left + right - w) / 2, distance), innerWidth - w - distance);
  const y = (top + bottom - h) / 2;
  const starts = {
    right: [right + distance, y],
    top: [x, top - distance - h],
    bottom: [x, bottom + distance],
    left: [left - distance - w, y],
  } as const;
  const others = [...document.querySelectorAll(kept)]
    .filter((other) => !other.contains(control))
    .map((other) => other.getBoundingClientRect());
  const isClear = ([x, y]: readonly [number, number]) =>
    Math.min(x, y) >= 0 &&
    x + w <= innerWidth &&
    y + h <= innerHeight &&
    !others.some((o) => o.right > x && o.left < x + w && o.bottom > y && o.top < y + h);
  return sides.find((side) => isClear(starts[side])) ?? 'bottom';
}
