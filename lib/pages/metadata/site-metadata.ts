import type { Metadata, Viewport } from 'next';
import { iconLinks } from '../../drawing/icons';
import { color, readPalette } from '../../drawing/palette';

/** What is the same in the head of every page. */
export const siteMetadata: Metadata = {
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons: iconLinks,
};

/** The color of the browser's frame around every page. */
export function siteViewport(): Viewport {
  return { themeColor: color(readPalette(process.cwd()), 'cream-50') };
}
