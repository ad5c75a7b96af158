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

/** The side of a cell, in the units of the drawing: names are some two cells wide and one tall. */
const side = 40;

/** Boxes by the cells of a grid that they lie in, so that each is compared with its neighbors alone. */
export class BoxGrid {
  readonly #cells = new Map<string, Box[]>();

  constructor(boxes: readonly Box[]) {
    for (const box of boxes) {
      for (const cell of cellsOf(box)) {
        const list = this.#cells.get(cell);
        if (list) list.push(box);
        else this.#cells.set(cell, [box]);
      }
    }
  }

  /** @param except one of the grid's boxes, which does not count. */
  overlaps(box: Box, except?: Box): boolean {
    return cellsOf(box).some((cell) =>
      this.#cells.get(cell)?.some((other) => other !== except && overlaps(box, other)),
    );
  }
}

function cellsOf({ x, y, width, height }: Box): string[] {
  const cells: string[] = [];
  for (let column = Math.floor(x / side); column * side <= x + width; column++) {
    for (let row = Math.floor(y / side); row * side <= y + height; row++) {
      cells.push(`${column},${row}`);
    }
  }
  return cells;
}
