/** A rectangle in the units of a drawing, from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Tenths are finer than any screen shows, and short to write. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function roundBox({ x, y, width, height }: Box): Box {
  return {
    x: roundToTenth(x),
    y: roundToTenth(y),
    width: roundToTenth(width),
    height: roundToTenth(height),
  };
}
