import localFont from 'next/font/local';

export const headings = localFont({
  src: './fonts/fraunces-headings.woff2',
  variable: '--font-headings',
  weight: '600',
  // A typeface that comes late waits for the next page: on 2 pages of 100 a swap would move a line.
  display: 'optional',
  // Its own fallback is Arial; ours stands in globals.css.
  adjustFontFallback: false,
});
