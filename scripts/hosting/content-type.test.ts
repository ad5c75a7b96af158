import { contentType } from './content-type';

it.each([
  ['index.html', 'text/html;charset=utf-8'],
  ['sitemap.xml', 'text/xml;charset=utf-8'],
  ['_next/static/chunks/a.js', 'text/javascript;charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json;charset=utf-8'],
  ['maps/areas.svg', 'image/svg+xml;charset=utf-8'],
  ['contact.vcf', 'text/vcard;charset=utf-8'],
  ['share/home.png', 'image/png'],
  ['fonts/a-0a1b2c3d.woff2', 'font/woff2'],
  ['favicon.ico', 'image/x-icon'],
])('%s is %s', (path, type) => {
  expect(contentType(path)).toBe(type);
});

it('rejects what a store would serve as a download', () => {
  expect(() => contentType('share/home')).toThrow(
    'share/home: expected an ending with a known type, found none.',
  );
});
