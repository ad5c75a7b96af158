import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { precompress } from './precompress';

const { path, write, files } = temporaryFolder();

it('writes two compressed copies of a text file if they are smaller', async () => {
  const text = 'Boise'.repeat(50);
  for (const name of ['a.png', 'index.html']) write(name, text);
  write('robots.txt', 'ab');
  await precompress(path());
  expect(files()).toEqual(['a.png', 'index.html', 'index.html.br', 'index.html.gz', 'robots.txt']);
  expect(String(brotliDecompressSync(readFileSync(path('index.html.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(path('index.html.gz'))))).toBe(text);
});
