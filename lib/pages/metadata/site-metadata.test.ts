import { color, readPalette } from '../../drawing/palette';
import { siteMetadata, siteViewport } from './site-metadata';

it('names the site after the brand, and lets no browser turn numbers into links', () => {
  expect(siteMetadata({ brand: 'Brand' })).toMatchObject({
    applicationName: 'Brand',
    formatDetection: { telephone: false, date: false, address: false, email: false },
  });
});

it("uses the page's background color around the page", () => {
  expect(siteViewport().themeColor).toBe(color(readPalette(process.cwd()), 'cream-50'));
});
