/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'small-'));
});

afterEach(() => rmSync(out, { recursive: true }));

it('writes both forms beside a text, each of which unpacks to it', async () => {
  const text = '<h1>Boise</h1>'.repeat(50);
  writeFileSync(join(out, 'index.html'), text);
  await precompress(out);
  expect(String(brotliDecompressSync(readFileSync(join(out, 'index.html.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(out, 'index.html.gz'))))).toBe(text);
});

it('leaves pictures alone, and what would not become smaller', async () => {
  writeFileSync(join(out, 'a.png'), 'a'.repeat(500));
  writeFileSync(join(out, 'robots.txt'), 'ab');
  await precompress(out);
  for (const name of ['a.png', 'robots.txt']) {
    expect(existsSync(join(out, `${name}.br`)) || existsSync(join(out, `${name}.gz`))).toBe(false);
  }
});
