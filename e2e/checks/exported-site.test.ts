/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readExport } from './exported-site';

it('reads pages, redirects, the sitemap, every file, and the text of text files', () => {
  const out = mkdtempSync(join(tmpdir(), 'export-'));
  const exported = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Page Not Found</h1>',
    'areas/boise/index.html': '<h1>Boise</h1>',
    'old/index.html': '<meta http-equiv="refresh" content="0; url=/">',
    'icons/icon.png': 'not a text',
    '.well-known/security.txt': 'Contact: us',
    'sitemap.xml': '<urlset><url>\n<loc>https://a.example/?b&amp;c</loc></url></urlset>',
  };
  for (const [file, text] of Object.entries(exported)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  const { pages, redirects, files, texts, sitemap } = readExport(out);
  rmSync(out, { recursive: true });
  expect(pages.map(({ path }) => path)).toEqual(['/404.html', '/areas/boise/', '/']);
  expect(redirects).toEqual(['/old/']);
  expect([...files].toSorted()).toEqual(
    Object.keys(exported)
      .map((file) => `/${file}`)
      .toSorted(),
  );
  expect(texts.has('/icons/icon.png')).toBe(false);
  expect(texts.get('/.well-known/security.txt')).toBe('Contact: us');
  expect(sitemap).toEqual(['https://a.example/?b&c']);
});
