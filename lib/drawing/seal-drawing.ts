import { color } from './palette';
import { ring, rosettes } from './rosette';
import type { Seal } from './seal';
import { circle, element, escapeText, pair, path, svgFile, tenth } from './svg';

export const sealBox = '-100 -100 200 200';

const middle = { x: 0, y: 0 };
/** Lengths are in the units of a drawing that runs from -100 to 100 in both directions. */
const radius = { words: 75, dot: 64, number: 34 };

/** Below all lines: a browser that turns the page dark leaves drawings as they are. */
const background = element('circle', { r: 99, fill: color('cream-50') });

/** What all seals share, with one of the rosettes; the lines inherit the stroke. */
const ground = (rosette: number) =>
  background +
  circle(middle, radius.words) +
  element('g', { 'stroke-width': '.35' }, rosettes[rosette]) +
  element('circle', { r: radius.number, fill: color('cream-50') });

/** The grounds of all seals in one file that the browser keeps; the fragment of its URL says which. */
export function rosetteSheet(): string {
  const grounds = rosettes.map((_, index) => {
    const left = 200 * index - 100;
    return (
      element('view', { id: index, viewBox: `${left} -100 200 200` }) +
      element('g', { transform: `translate(${200 * index})` }, ground(index))
    );
  });
  const box = { viewBox: `-100 -100 ${200 * rosettes.length} 200` };
  return svgFile({ ...box, ...lines }, grounds.join(''));
}

const lines = { fill: 'none', stroke: color('gold-700'), 'stroke-width': '.7' };

/**
 * What is a seal's own, above its ground: the marks on the rim, the way and the words. Its look is in
 * app/drawings.css and, for files, in `sealDrawing`.
 *
 * @param id prefix of the drawing's ids, so that two seals fit in one document.
 */
export function sealMarks({ above, below, way }: Seal, id: string): string {
  const arcs =
    path('M-80 0a80 80 0 0 1 160 0', { id: `${id}a` }) +
    path('M-86 0a86 86 0 0 0 172 0', { id: `${id}b` });
  return [
    way ? marks(way.miles, 96, 4) + marks(way.miles / 10, 94, 8) : marks(120, 96, 4),
    way?.bearing !== undefined && spoke(way.bearing),
    element('defs', {}, arcs),
    onArc(above, `${id}a`),
    onArc(below, `${id}b`),
    way
      ? element('text', { y: 8, 'font-size': 34 }, String(way.miles)) +
        element('text', { y: 19, 'font-size': 6.5 }, way.miles === 1 ? 'mile' : 'miles')
      : element('g', { 'stroke-width': '.5' }, ring(`${id}e`, radius.number - 2, 13, 24)),
  ].join('');
}

/** Marks around the rim, the first one at the top; of a broken number, the whole ones. */
function marks(count: number, r: number, length: number): string {
  if (count === 0) return '';
  const period = (2 * Math.PI * r) / count;
  const dash = tenth(Math.min(length === 8 ? 2.2 : 1.2, 0.4 * period));
  // Half of a mark's width further back, so that the first one is in the middle.
  const start = -90 - tenth((90 * dash) / (Math.PI * r));
  const look = {
    r,
    'stroke-width': length,
    'stroke-dasharray': `${dash} ${(period - dash).toFixed(3)}`,
  };
  return element('circle', { ...look, transform: `rotate(${start})` });
}

/** A dashed line from the middle toward the place, and its dot. */
function spoke(bearing: number): string {
  const at = (r: number) => pair(r * Math.cos(bearing), r * Math.sin(bearing));
  const [x, y] = [tenth(radius.dot * Math.cos(bearing)), tenth(radius.dot * Math.sin(bearing))];
  return path(`M${at(radius.number + 1)}L${at(radius.dot - 4)}`) + circle({ x, y }, 4);
}

/** Words in the middle of an arc, long ones in smaller letters. */
function onArc(words: string, id: string): string {
  const size = Math.min(8, 250 / words.length);
  const line = { href: `#${id}`, startOffset: '50%' };
  return element(
    'text',
    size < 8 ? { 'font-size': tenth(size) } : {},
    element('textPath', line, escapeText(words)),
  );
}

/**
 * All of a seal, for a file: it has its own look.
 *
 * @param serif the typeface of the miles, and `sans` that of the words.
 */
export function sealDrawing(seal: Seal, id: string, serif: string, sans: string): string {
  const gold = color('gold-700');
  const look = [
    `.${id}{font-family:${sans};font-size:8px;font-weight:700;letter-spacing:.16em;text-anchor:middle}`,
    `.${id} text{fill:${gold};stroke:none}`,
    `.${id} [font-size="34"]{fill:${color('navy-950')};font-family:${serif};letter-spacing:0}`,
    `.${id}>path{stroke:${color('navy-900')};stroke-width:1.6;stroke-dasharray:3 2.4}`,
    `.${id}>path+circle{fill:${color('gold-400')};stroke:${color('navy-900')};stroke-width:1.3}`,
  ];
  // What draws share images knows no capitals but those of the text.
  const capitals = { ...seal, above: seal.above.toUpperCase(), below: seal.below.toUpperCase() };
  const own = element('g', { class: id }, sealMarks(capitals, id));
  return element('style', {}, look.join('')) + element('g', lines, ground(seal.rosette) + own);
}

/** A small seal, which has room for a ring of gold and few lines. */
const smallSeal =
  background +
  element('circle', { r: 94, stroke: color('gold-400'), 'stroke-width': 4 }) +
  element('g', { 'stroke-width': 1.4 }, ring('s', 84, 21, 24));

/** A seal as a file. Below 110 px of width, which a picture's style sees, it is the small one. */
export function sealPicture(seal: Seal): string {
  const look =
    '.small{display:none}@media(max-width:109px){.small{display:inline}.large{display:none}}';
  return svgFile(
    { viewBox: sealBox, ...lines },
    element('style', {}, look) +
      element('g', { class: 'large' }, sealDrawing(seal, 'b', 'serif', 'system-ui,sans-serif')) +
      element('g', { class: 'small' }, smallSeal),
  );
}

/** The brand's mark for sizes at which a seal is too fine: browser tabs, home screens, the header. */
export const markDrawing = element('circle', { r: 86 }) + ring('m', 66, 24, 6);
