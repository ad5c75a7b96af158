export interface Point {
  x: number;
  y: number;
}

/** A rectangle in the units of a drawing, from its top left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The box around a point, which is its middle; a square if it has no height. */
export function boxAround({ x, y }: Point, width: number, height: number = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Squares along a line, each beginning where the one before ends. */
export function boxesAlong(from: Point, to: Point, side: number): Box[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const steps = Math.floor(Math.hypot(x, y) / side);
  return Array.from({ length: steps }, (_, index) =>
    boxAround({ x: from.x + (x * index) / steps, y: from.y + (y * index) / steps }, side),
  );
}
