import { color } from './palette';
import { ring } from './rosette';
import { element, path, svgFile } from './svg';

/** The site's raster icons, by file name, with their side in pixels. */
export const pixelIcons: ReadonlyMap<string, number> = new Map([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]);

export const vectorIcon = 'icon.svg';

/**
 * The brand's mark, in gold on navy, for where a seal is too fine. It's in the middle because
 * phones crop an icon's corners. A browser that turns pages dark leaves the navy: it's a gradient.
 */
export function iconSvg(): string {
  const navy = element('stop', { 'stop-color': color('navy-900') });
  const look = { fill: 'none', stroke: color('gold-300'), 'stroke-width': 9 };
  return svgFile(
    { viewBox: '-128 -128 256 256' },
    element('linearGradient', { id: 'n' }, navy) +
      path('M-128-128h256v256h-256z', { fill: 'url(#n)' }) +
      element('g', look, element('circle', { r: 86 }) + ring('m', 66, 24, 6)),
  );
}
