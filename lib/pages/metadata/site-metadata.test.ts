/** @jest-environment node */
import { color, readPalette } from '../drawing/palette';
import { siteMetadata, siteViewport } from './site-metadata';

it('names the site as its owner does, and lets no browser guess at numbers', () => {
  expect(siteMetadata({ brand: 'Brand' })).toMatchObject({
    applicationName: 'Brand',
    formatDetection: { telephone: false, date: false, address: false, email: false },
  });
});

it("has the color of the page's own ground around the page", () => {
  expect(siteViewport().themeColor).toBe(color(readPalette(process.cwd()), 'cream-50'));
});
