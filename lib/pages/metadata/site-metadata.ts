import type { Metadata, Viewport } from 'next';
import { vectorIcon } from '../../drawing/icons';
import { color } from '../../drawing/palette';
import { routes } from '../../routes';

/** What is the same in the head of every page. */
export const siteMetadata: Metadata = {
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons: {
    icon: [{ url: routes.icon(vectorIcon), type: 'image/svg+xml' }],
    // 180 by 180 is what is meant where no size is given.
    apple: routes.icon('apple-touch-icon.png'),
  },
};

/** The color of the browser's frame around every page. */
export function siteViewport(): Viewport {
  return { themeColor: color('cream-50') };
}
