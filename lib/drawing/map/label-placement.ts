import { type Box, overlaps, type Point } from './box';

/** A name beside its point: where the text begins, is centered or ends, and the box of both. */
export interface PlacedLabel {
  text: Point & { anchor: 'start' | 'middle' | 'end' };
  /** Point and name together: what a finger or a pointer may hit. */
  box: Box;
}

interface Options {
  /** Where names may stand. */
  within: Box;
  /** What no name may cover. */
  avoid: readonly Box[];
  /** The size of the type, in the units of the drawing. */
  fontSize: number;
  /** How tall each box is, in the same units. */
  boxHeight: number;
  /** How far a box reaches behind its point when the name stands beside it. */
  reach: number;
}

interface NamedPoint extends Point {
  name: string;
}

/** The mean width of a letter of the headings' typeface and a little more, in its size. */
const letterWidth = 0.53;
/** From a point to a name beside it. */
const gap = 10;
/** Enough for the towns of today by far; what is not found by then is left out. */
const maxSteps = 20_000;

/**
 * Finds a place for the name of each point so that no box touches another one or another point: a
 * search with backtracking that serves the point with the fewest free places first. The same points
 * always give the same places.
 *
 * @returns one entry for each point; undefined where the search found nothing free.
 */
export function placeLabels(
  points: readonly NamedPoint[],
  { within, avoid, ...look }: Options,
): (PlacedLabel | undefined)[] {
  const dots = points.map(dotBox);
  const taken = [...avoid, ...dots];
  const isFree = (box: Box, own: Box | undefined) =>
    !taken.some((other) => other !== own && overlaps(box, other));
  const open = points.map((point, index) => ({
    index,
    places: candidates(point, look).filter(
      ({ box }) => contains(within, box) && isFree(box, dots[index]),
    ),
  }));
  let best: Map<number, PlacedLabel> = new Map();
  let steps = 0;

  function search(all: typeof open, placed: Map<number, PlacedLabel>): void {
    if (placed.size > best.size) best = placed;
    const left = all
      .filter(({ places }) => places.length > 0)
      .sort((a, b) => a.places.length - b.places.length);
    const [next, ...others] = left;
    if (!next || placed.size + left.length <= best.size || ++steps > maxSteps) return;
    for (const place of next.places) {
      const rest = others.map(({ index, places }) => ({
        index,
        places: places.filter(({ box }) => !overlaps(box, place.box)),
      }));
      search(rest, new Map(placed).set(next.index, place));
    }
    search(others, placed);
  }

  search(open, new Map());
  return points.map((_, index) => best.get(index));
}

/** The eight places in the order of preference. */
function candidates(
  { x, y, name }: NamedPoint,
  { fontSize, boxHeight, reach }: Pick<Options, 'fontSize' | 'boxHeight' | 'reach'>,
): PlacedLabel[] {
  const width = name.length * fontSize * letterWidth;
  const beside = { width: Math.max(width + gap + reach, boxHeight), height: boxHeight };
  const middle = { width: Math.max(width, boxHeight), height: boxHeight };
  const leftOf = x + reach - beside.width;
  const rightOf = x - reach;
  const rows = { level: y - boxHeight / 2, above: y + 2 - boxHeight, below: y - 2 };
  const place = (anchor: PlacedLabel['text']['anchor'], row: keyof typeof rows): PlacedLabel => {
    const box =
      anchor === 'middle'
        ? { x: x - middle.width / 2, y: rows[row], ...middle }
        : { x: anchor === 'start' ? rightOf : leftOf, y: rows[row], ...beside };
    const textX = { start: x + gap, middle: x, end: x - gap }[anchor];
    const baseline = { level: y + fontSize / 3, above: y - gap + 2, below: y + fontSize + 2 }[row];
    return {
      text: { x: roundToTenth(textX), y: roundToTenth(baseline), anchor },
      box: roundBox(box),
    };
  };
  return [
    place('start', 'level'),
    place('end', 'level'),
    place('middle', 'above'),
    place('middle', 'below'),
    place('start', 'above'),
    place('start', 'below'),
    place('end', 'above'),
    place('end', 'below'),
  ];
}

function roundBox({ x, y, width, height }: Box): Box {
  return {
    x: roundToTenth(x),
    y: roundToTenth(y),
    width: roundToTenth(width),
    height: roundToTenth(height),
  };
}

/** Tenths are finer than any screen shows, and short to write. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What a point itself takes. */
export function dotBox({ x, y }: Point): Box {
  return { x: x - 3, y: y - 3, width: 6, height: 6 };
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
