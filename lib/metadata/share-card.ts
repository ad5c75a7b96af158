import { color } from '../drawing/palette';
import { sealBox, sealDrawing } from '../drawing/seal-drawing';
import { element, escapeText, svgFile } from '../drawing/svg';
import { balancedLines } from '../fit-text';
import { type ShareImage, shareImageSize } from './share-images';

/** The width of a text in the headings' typeface, in pixels. */
type WidthOf = (text: string, size: number) => number;

/** The room for the title, in pixels, and the sizes of its letters: the first in which it fits. */
const room = { width: 592, height: 290 };
const sizes = [80, 64, 54, 44, 34];
const lineHeight = 1.12;

const sealPlace = { x: 726, y: 125, width: 380, height: 380, viewBox: sealBox };

/** The picture of a shared page as SVG, in the headings' typeface: its words beside a seal. */
export function shareCard(image: ShareImage, brand: string, widthOf: WidthOf): string {
  const { width, height } = shareImageSize;
  const gold = color('gold-700');
  const ink = color('navy-950');
  const { size, lines } = titleLines(image.title, widthOf);
  // From the baseline of the eyebrow down.
  const first = 14 + size;
  const last = first + (lines.length - 1) * size * lineHeight;
  const brandLine = last + 86;
  const top = (height + 20 - brandLine) / 2;
  const lineSize = (text: string, most: number) =>
    Math.floor(Math.min(most, (most * room.width) / widthOf(text, most)));
  const textAt = (text: string, down: number, look: { 'font-size': number; fill: string }) =>
    element('text', { x: 94, y: Math.round(top + down), ...look }, escapeText(text));
  const frame = (inset: number, fill: string) => {
    const box = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
    return element('rect', { ...box, fill, stroke: color('gold-400'), 'stroke-width': 2 });
  };
  return svgFile(
    shareImageSize,
    [
      element('rect', { ...shareImageSize, fill: color('cream-100') }),
      frame(29, 'none'),
      frame(37, color('cream-50')),
      textAt(image.eyebrow, 0, { 'font-size': lineSize(image.eyebrow, 30), fill: gold }),
      ...lines.map((line, index) =>
        textAt(line, first + index * size * lineHeight, { 'font-size': size, fill: ink }),
      ),
      textAt(brand, brandLine, { 'font-size': lineSize(brand, 34), fill: ink }),
      element('svg', sealPlace, sealDrawing(image.seal)),
    ].join(''),
  );
}

/** The title in as few lines as fit, in the largest letters in which they do, else the smallest. */
function titleLines(title: string, widthOf: WidthOf) {
  const bySize = sizes.map((size) => {
    const isWide = (lines: readonly string[]) =>
      lines.some((line) => widthOf(line, size) > room.width);
    let longest = title.length;
    let lines = balancedLines(title, longest);
    while (longest > 1 && isWide(lines)) lines = balancedLines(title, --longest);
    const fits = !isWide(lines) && lines.length * size * lineHeight <= room.height;
    return { size, lines, fits };
  });
  return bySize.reduce((chosen, smaller) => (chosen.fits ? chosen : smaller));
}
