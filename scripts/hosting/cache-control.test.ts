import { cacheControl } from './cache-control';

it.each([
  ['_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['fonts/fraunces-headings-0a1b2c3d.woff2', 'public, max-age=31536000, immutable'],
  ['fonts/of-the-owner.woff2', 'no-cache'],
  ['index.html', 'no-cache'],
  ['share/_next/static/a.png', 'no-cache'],
  ['manifest.webmanifest', 'no-cache'],
])('%s: %s', (path, kept) => {
  expect(cacheControl(path)).toBe(kept);
});
