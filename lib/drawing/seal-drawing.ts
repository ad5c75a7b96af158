import { color } from './palette';
import { ellipse, footRadius, petal, ring } from './rosette';
import type { Seal } from './seal';
import { element, escapeText, path, svgFile } from './svg';

/**
 * A milled edge of 240 strokes: dash and gap together divide the circumference, and the circle starts
 * in the middle of a dash, or a seam would show.
 */
const rim =
  '<circle r="96" stroke-width="5" stroke-dasharray="1.2 1.3133" stroke-dashoffset=".6"/><circle r="92"/>';

/** Where the words of a ring are, and how long their line is. */
const wordsRadius = 78;
const wordsLength = Math.floor(2 * Math.PI * wordsRadius) - 6;
/** The rosette inside the words, relative to its full size, and the room for a number in it. */
const insideWords = 0.76;
const middleRadius = 33;

const background = element('circle', { r: 99, fill: color('cream-50'), stroke: 'none' });

export const sealBox = '-100 -100 200 200';

/**
 * The inside of a seal's `<svg>` of `sealBox`, with its background: a browser that turns the page
 * dark leaves drawings as they are. Its lines inherit the stroke, and the words have the
 * look of app/drawings.css.
 *
 * @param id prefix of the drawing's ids, so that two seals fit in one document.
 */
export function sealDrawing(seal: Seal, id: string): string {
  const { middle } = seal;
  const circle = `M0 ${wordsRadius}a${wordsRadius} ${wordsRadius} 0 1 1 .1 0`;
  const line = { href: `#${id}w`, textLength: wordsLength };
  return [
    background,
    sealLines(seal, id),
    path(circle, { id: `${id}w`, stroke: 'none' }),
    element('text', {}, element('textPath', line, escapeText(seal.ring))),
    middle && element('text', { y: 8, 'font-size': 34 }, middle.number),
    middle && element('text', { y: 21 }, middle.unit),
  ].join('');
}

/** The lines that a small seal has room for, within a ring of gold. */
function smallSeal(): string {
  const band = element('circle', { r: 94, stroke: color('gold-400'), 'stroke-width': 10 });
  return background + band + ring('s', ellipse(84, 21), 24, 180);
}

/**
 * A seal as a file, in the gold of text. Drawn narrower than 120 px, the width that a picture's style
 * sees, it has fewer lines and no words.
 */
export function sealPicture(seal: Seal): string {
  const gold = color('gold-700');
  const look = [
    `text{fill:${gold};stroke:none;font:600 9px system-ui,sans-serif;text-transform:uppercase}`,
    '.small{display:none;stroke-width:1.4}',
    '@media(max-width:119px){.small{display:inline}.large{display:none}}',
  ];
  return svgFile(
    { viewBox: sealBox, fill: 'none', stroke: gold, 'stroke-width': '.6' },
    element('style', {}, look.join('')) +
      element('g', { class: 'large' }, sealDrawing(seal, 'b')) +
      element('g', { class: 'small' }, smallSeal()),
  );
}

/** A seal without its words, which leave their room empty. */
function sealLines(seal: Seal, id: string): string {
  const { petals, ellipses, hole } = seal;
  const circle = (r: number) => element('circle', { r });
  const inside = seal.middle
    ? circle(middleRadius / insideWords)
    : circle(footRadius) + ring(`${id}e`, ellipse(footRadius - 2, hole), ellipses, 180);
  const rosette = ring(`${id}p`, petal(seal), petals, 360) + inside;
  return rim + circle(71) + element('g', { transform: `scale(${insideWords})` }, rosette);
}

/** The brand's mark for sizes at which a seal is too fine: browser tabs, home screens, the header. */
export const markDrawing = element('circle', { r: 86 }) + ring('m', ellipse(66, 24), 6, 180);
