import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveNotary } from './pictures';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '');
};
const me = { file: 'me.jpg', alt: 'Orla at her gate' };
const portraitOf = () =>
  resolveNotary({ name: 'Orla', since: 2019, portrait: me }, folder).portrait;

it('offers each format of which the public folder has every size, the smallest first', () => {
  write('me-96.webp', 'me-192.webp', 'me-288.webp', 'me-96.avif', 'me-192.avif', 'me-288.avif');
  expect(portraitOf()).toEqual({
    src: '/me.jpg',
    alt: me.alt,
    width: 96,
    height: 96,
    sources: [
      { type: 'image/avif', srcSet: '/me-96.avif 1x, /me-192.avif 2x, /me-288.avif 3x' },
      { type: 'image/webp', srcSet: '/me-96.webp 1x, /me-192.webp 2x, /me-288.webp 3x' },
    ],
  });
});

it('offers only the picture itself if a size is missing, and nothing without a picture', () => {
  write('me-96.avif', 'me-288.avif');
  expect(portraitOf()?.sources).toEqual([]);
  const none = resolveNotary({ name: 'Orla', since: 2019, portrait: null }, folder);
  expect(none).toEqual({ name: 'Orla', since: 2019 });
});
