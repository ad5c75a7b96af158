import { color } from './palette';
import { ring, rosettes } from './rosette';
import type { SealFacts } from './seal';
import { circle, element, escapeText, path, svgFile, tenth } from './svg';

export const sealBox = '-100 -100 200 200';

const middle = { x: 0, y: 0 };
/** Lengths are in the units of a drawing that runs from -100 to 100 in both directions. */
const radius = { ring: 75, dot: 64, number: 34 };

/** Below all lines: a browser that turns the page dark leaves drawings as they are. */
const background = element('circle', { r: 99, fill: color('cream-50') });

/** What all seals share, with one of the rosettes; the lines inherit the stroke. */
const ground = (rosette: number) =>
  background +
  circle(middle, radius.ring) +
  element('g', { 'stroke-width': '.35' }, rosettes[rosette]) +
  element('circle', { r: radius.number, fill: color('cream-50') });

/** The grounds of all seals, in one file for the browser's cache: `#2` shows the third. */
export function rosetteSheet(): string {
  const grounds = rosettes.map((_, index) => {
    const left = 200 * index - 100;
    return (
      element('view', { id: index, viewBox: `${left} -100 200 200` }) +
      element('g', { transform: `translate(${200 * index})` }, ground(index))
    );
  });
  const box = { viewBox: `-100 -100 ${200 * rosettes.length} 200` };
  return svgFile({ ...box, ...look }, grounds.join(''));
}

/** On a page and in a file. */
const look = {
  fill: 'none',
  stroke: color('gold-700'),
  'stroke-width': '.7',
  'font-size': 8,
  'font-weight': 700,
  'letter-spacing': '.16em',
  'text-anchor': 'middle',
};

/** The arcs along which texts run. */
const arcs = element(
  'defs',
  {},
  path('M-80 0a80 80 0 0 1 160 0', { id: 'above' }) +
    path('M-86 0a86 86 0 0 0 172 0', { id: 'below' }),
);

/** What is a seal's own, above its ground: the marks on the rim, the way and the words. */
export function sealMarks({ above, below, way }: SealFacts): string {
  const number = { y: 8, 'font-size': 34, fill: color('navy-950'), class: 'font-serif' };
  const texts = [
    onArc(above, 'above'),
    onArc(below, 'below'),
    way && element('text', number, String(way.miles)),
    way && element('text', { y: 19, 'font-size': 6.5 }, way.miles === 1 ? 'MILE' : 'MILES'),
  ];
  return [
    way ? marks(way.miles, 96, 4) + marks(way.miles / 10, 94, 8) : marks(120, 96, 4),
    way?.bearing === undefined ? '' : spoke(way.bearing),
    way ? '' : element('g', { 'stroke-width': '.5' }, ring('e', radius.number - 2, 13, 24)),
    element('g', { fill: color('gold-700'), stroke: 'none' }, texts.join('')),
  ].join('');
}

/** Marks around the rim, the first one at the top. A count with a fraction is rounded down. */
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
  const look = { fill: color('gold-400'), stroke: color('navy-900'), 'stroke-width': 1.5 };
  const line = path(`M${radius.number + 1} 0H${radius.dot - 4}`, { 'stroke-dasharray': '3 2.4' });
  const transform = `rotate(${tenth((bearing * 180) / Math.PI)})`;
  return element('g', { ...look, transform }, line + circle({ x: radius.dot, y: 0 }, 4));
}

/** A text in the middle of an arc, a long one in smaller letters. */
function onArc(text: string, id: string): string {
  const size = Math.min(8, 250 / text.length);
  const line = { href: `#${id}`, startOffset: '50%' };
  return element(
    'text',
    size < 8 ? { 'font-size': tenth(size) } : {},
    element('textPath', line, escapeText(text.toUpperCase())),
  );
}

/** A seal above its ground; on a page, that is in the file of all rosettes. */
export const sealDrawing = (seal: SealFacts, sealGround = ground(seal.rosette)): string =>
  element('g', look, sealGround + arcs + sealMarks(seal));

/** A small seal, which has room for a ring of gold and few lines. */
const smallSeal =
  background +
  element('circle', { r: 94, stroke: color('gold-400'), 'stroke-width': 4 }) +
  element('g', { 'stroke-width': 1.4 }, ring('s', 84, 21, 24));

/** A seal as a file. Below 110 px of width, which a picture's style sees, it is the small one. */
export function sealPicture(seal: SealFacts): string {
  const style =
    '.small{display:none}@media(max-width:109px){.small{display:inline}.large{display:none}}';
  return svgFile(
    { viewBox: sealBox, 'font-family': 'system-ui,sans-serif', ...look },
    element('style', {}, style) +
      element('g', { class: 'large' }, sealDrawing(seal)) +
      element('g', { class: 'small' }, smallSeal),
  );
}
