import { color } from './palette';
import { element, path, svgFile } from './pen';
import { markDrawing } from './seal-drawing';

/** The shape of a certificate's vignette, in the units of a map, whose names stay readable on a phone. */
export const vignetteSize = { width: 480, height: 150 };

/** The crests of two ranges, the farther one first, and how many lines each has. */
const ranges = [
  { crest: 'c60-58 110-30 160-12s110 26 170-18 120-30 150-6', top: 84, lines: 7 },
  { crest: 'c50 24 120 20 190-8s130-34 180-4 80 14 110-2', top: 104, lines: 6 },
];

/** Hills as an engraver draws them, line below line, with the mark of the seal as the sun. */
export function hillsPicture(): string {
  const { width, height } = vignetteSize;
  const sun = element(
    'g',
    { transform: `translate(${0.3 * width} 62) scale(.5)`, 'stroke-width': 1.2 },
    markDrawing,
  );
  const hills = ranges.map(({ crest, top, lines }) => {
    const edge = `M0 ${top}${crest}`;
    const ground = path(`${edge}V${height}H0z`, { fill: color('cream-50'), stroke: 'none' });
    const engraved = Array.from({ length: lines }, (_, line) => {
      const by = top + line * line * 0.7 + line * 3;
      return `M0 ${by}${crest}`;
    });
    return ground + path(engraved.join(''));
  });
  return svgFile(
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      fill: 'none',
      stroke: color('gold-400'),
      'stroke-width': 0.7,
    },
    sun + hills.join(''),
  );
}
