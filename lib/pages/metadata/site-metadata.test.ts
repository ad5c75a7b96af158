import { color } from '../../drawing/palette';
import { siteViewport } from './site-metadata';

it("uses the page's background color around the page", () => {
  expect(siteViewport().themeColor).toBe(color('cream-50'));
});
