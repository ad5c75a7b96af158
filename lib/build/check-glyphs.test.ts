/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeHeadingFont } from '../heading-font';
import { checkGlyphs, missingGlyphs } from './check-glyphs';

test('finds a letter that the typeface lacks in a heading and in a quote', () => {
  expect(missingGlyphs('<h2>Łódź <b>Park</b></h2>')).toEqual([
    'the letter Ł (U+0141) in "Łódź Park"',
  ]);
  expect(missingGlyphs('<blockquote class="mt-1 font-serif">日</blockquote>')).toHaveLength(1);
});

test('lets pass what is set in other type, and what no person reads', () => {
  expect(missingGlyphs('<p>Łódź</p><h2>Peña’s<script>"Ł"</script></h2>')).toEqual([]);
});

test('finds a letter that is written as a reference', () => {
  expect(missingGlyphs('<h1>&#321;ód&zacute;</h1>')).toHaveLength(1);
  expect(
    missingGlyphs('<h1>Basque Museum &amp; Cultural Center &lt;&gt; &quot;&#x27;</h1>'),
  ).toEqual([]);
});

test('stops with the page, the text and what to do', () => {
  const out = mkdtempSync(join(tmpdir(), 'glyphs-'));
  writeFileSync(join(out, 'index.html'), '<h1>Kuna</h1>');
  expect(() => checkGlyphs(out)).not.toThrow();
  writeFileSync(join(out, 'index.html'), '<h1>Kuna ☕</h1>');
  expect(() => checkGlyphs(out)).toThrow(/index\.html: the letter ☕ .*\n.*npm run font/);
});

test('the committed typeface is the one that the list of letters makes', async () => {
  const made = await makeHeadingFont(process.cwd(), 'woff2');
  expect(readFileSync('app/fonts/fraunces-headings.woff2').equals(made)).toBe(true);
});
