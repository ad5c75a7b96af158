const sides = ['right', 'top', 'bottom', 'left'] as const;
const controls = 'a, button, input, select, textarea, summary';

/** The size of what opens, in rem, and its distance from the control, in pixels. */
const [width, height] = [15, 4];
const distance = 8;

/**
 * Where the number opens that a control reveals: on its first side within the window and over no other
 * control, else over the control itself.
 */
export function clearSide(control: Element) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [w, h] = [width * rem, height * rem];
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const [x, y] = [(left + right - w) / 2, (top + bottom - h) / 2];
  const starts = {
    right: [right + distance, y],
    top: [x, top - distance - h],
    bottom: [x, bottom + distance],
    left: [left - distance - w, y],
  } as const;
  const others = [...document.querySelectorAll(controls)]
    .filter((other) => other !== control)
    .map((other) => other.getBoundingClientRect());
  const isClear = ([x, y]: readonly [number, number]) =>
    Math.min(x, y) >= 0 &&
    x + w <= innerWidth &&
    y + h <= innerHeight &&
    !others.some((o) => o.right > x && o.left < x + w && o.bottom > y && o.top < y + h);
  const side = sides.find((side) => isClear(starts[side]));
  return side
    ? ({ side, sideOffset: distance } as const)
    : ({ side: 'bottom', align: 'end', sideOffset: top - bottom } as const);
}
