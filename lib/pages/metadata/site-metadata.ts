import type { Metadata, Viewport } from 'next';
import { iconLinks } from '../drawing/icons';
import { color, readPalette } from '../drawing/palette';
import type { Business } from '../schema/business';

/** What the head of every page says, whatever the page is about. */
export function siteMetadata({ brand }: Pick<Business, 'brand'>): Metadata {
  return {
    applicationName: brand,
    formatDetection: { telephone: false, date: false, address: false, email: false },
    icons: iconLinks,
  };
}

/** How a browser frames every page, in the colors of the stylesheet. */
export function siteViewport(): Viewport {
  return { themeColor: color(readPalette(process.cwd()), 'cream-50') };
}
