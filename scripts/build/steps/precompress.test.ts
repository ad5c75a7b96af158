import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { precompress } from './precompress';

const { path, write, files } = temporaryFolder();

it('writes two compressed copies of a text file', async () => {
  const text = '<h1>Boise</h1>'.repeat(50);
  write('index.html', text);
  await precompress(path());
  expect(String(brotliDecompressSync(readFileSync(path('index.html.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(path('index.html.gz'))))).toBe(text);
});

it('writes none of a picture, or when they would not be smaller', async () => {
  write('a.png', 'a'.repeat(500));
  write('robots.txt', 'ab');
  await precompress(path());
  expect(files()).toEqual(['a.png', 'robots.txt']);
});
