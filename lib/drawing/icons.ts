import { routes } from '../routes';
import { color, type Palette } from './palette';
import { markDrawing } from './seal';

/** The site's raster icons, by file name, with their side in pixels. */
export const pixelIcons: ReadonlyMap<string, number> = new Map([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]);

/** The icon for every browser that can draw SVG. */
export const vectorIcon = 'icon.svg';

/**
 * The brand's mark in gold on navy. It stays in the middle because phones crop an icon's corners.
 */
export function iconSvg(palette: Palette): string {
  const [gold, navy] = [color(palette, 'gold-300'), color(palette, 'navy-900')];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-128 -128 256 256"><path fill="${navy}" d="M-128-128h256v256h-256z"/><g fill="none" stroke="${gold}" stroke-width="9">${markDrawing}</g></svg>`;
}

/** The icon links in the head of each page. */
export const iconLinks = {
  icon: [{ url: routes.icon(vectorIcon), type: 'image/svg+xml' }],
  // 180 by 180 is what is meant where no size is given.
  apple: routes.icon('apple-touch-icon.png'),
};
