import { cacheControl, contentType, fileTypeOf } from './file-types';

const immutable = 'public, max-age=31536000, immutable';

it.each([
  ['index.html', 'text/html;charset=utf-8', 'no-cache'],
  ['sitemap.xml', 'text/xml;charset=utf-8', 'no-cache'],
  ['_next/static/chunks/a.js', 'text/javascript;charset=utf-8', immutable],
  ['share/_next/static/a.png', 'image/png', 'no-cache'],
  ['manifest.webmanifest', 'application/manifest+json;charset=utf-8', 'no-cache'],
  ['maps/ground.svg', 'image/svg+xml;charset=utf-8', 'no-cache'],
  ['contact.vcf', 'text/vcard;charset=utf-8', 'no-cache'],
  ['fonts/fraunces-headings-0a1b2c3d.woff2', 'font/woff2', immutable],
  ['fonts/of-the-owner.woff2', 'font/woff2', 'no-cache'],
  ['photos/IMG.JPG', 'image/jpeg', 'no-cache'],
  ['forms/agreement.docx', expect.stringContaining('wordprocessingml'), 'no-cache'],
])('%s is %s with %s', (path, type, kept) => {
  expect(contentType(path)).toEqual(type);
  expect(cacheControl(path)).toBe(kept);
});

it.each([
  ...[
    'README',
    'notes.pages',
    'a.tar.gz',
    '.pdf',
    'folder.pdf/file',
    'x.constructor',
    'share/home',
  ],
])('knows no type for %s, which a store would serve as a download', (name) => {
  expect(fileTypeOf(name)).toBeUndefined();
  expect(() => contentType(name)).toThrow(
    `${name}: expected a file extension with a known type, found none.`,
  );
});
