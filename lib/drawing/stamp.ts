import { color } from './palette';
import { element, path, svgFile } from './pen';
import { markDrawing } from './seal-drawing';

const [width, height] = [64, 74];

/** A documentary stamp: perforated, with a gold frame and a guilloche in it. */
export function stampPicture(): string {
  const sheet = `M0 0h${width}v${height}H0z`;
  // A hole is half of a round dot that lies on the edge.
  const holes = path(`M1 0h${width}M1 ${height}h${width}M0 1v${height}M${width} 1v${height}`, {
    stroke: '#000',
    'stroke-width': 3.6,
    'stroke-linecap': 'round',
    'stroke-dasharray': '0 6.2',
  });
  const frame = path('M6.5 7h51v60h-51z', {
    fill: color('cream-100'),
    stroke: color('gold-400'),
  });
  const mark = element(
    'g',
    { transform: 'translate(32 37) scale(.26)', stroke: color('navy-900'), 'stroke-width': 3 },
    markDrawing,
  );
  return svgFile(
    { width, height, viewBox: `0 0 ${width} ${height}`, fill: 'none' },
    element('mask', { id: 'h' }, path(sheet, { fill: '#fff' }) + holes) +
      path(sheet, { fill: color('cream-50'), mask: 'url(#h)' }) +
      frame +
      mark,
  );
}
