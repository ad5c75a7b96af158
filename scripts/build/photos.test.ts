import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { readContentWithLines } from '../../lib/content/read-content';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { testDay, testRoot } from '../../lib/content/test-content.fixture';
import type { NotaryRecord } from '../../lib/schema/notary';
import { readPhotos, writePhotos } from './photos';

const { path, files } = temporaryFolder();
const read = readContentWithLines(testRoot, testDay);

/** Reads what this record of the notary names in the public folder, where this file is me.jpg. */
function readFrom(bytes: Buffer, pictures: Pick<NotaryRecord, 'portrait' | 'car'>) {
  mkdirSync(path('public/photos'), { recursive: true });
  writeFileSync(path('public/photos/me.jpg'), bytes);
  const record = { ...read.record, notary: { name: null, since: null, ...pictures } };
  return readPhotos({ ...read, record }, path('public'));
}
const me = { portrait: { file: '/photos/me.jpg', alt: 'Orla at her gate' } };
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

it('makes three sizes in two formats, upright and without where it was taken', async () => {
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 29/1 0/1' } };
  const turned = photo(900, 400).withExif(taken).withMetadata({ orientation: 6 });
  const bytes = await turned.jpeg().toBuffer();
  // The build has copied the public folder.
  await writePhotos(await readFrom(bytes, me), path('public'));
  const endings = [128, 256, 384].flatMap((width) => [`-${width}.avif`, `-${width}.jpeg`]);
  expect(files()).toEqual([...endings, '.jpg'].map((ending) => `public/photos/me${ending}`));
  for (const name of files()) {
    const { width, height, exif, orientation } = await sharp(path(name)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(height).toBe(name.endsWith('.jpg') ? 900 : width * 1.25);
  }
});

it.each([
  ['too small', () => photo(90, 400).jpeg().toBuffer(), '90 by 400 pixels'],
  ['not a photo', async () => Buffer.from('hello'), 'unsupported image format'],
  ['cut off', async () => (await photo(900, 900).jpeg().toBuffer()).subarray(0, 2000), 'me.jpg'],
])('names the field of a photo that is %s', async (_, make, found) => {
  const message = await readFrom(await make(), me).catch(String);
  expect(message).toMatch(/about\.yaml:\d+: notary\.portrait\.file: expected a photo/);
  expect(message).toContain(found);
});

it('names every photo that is not there', async () => {
  const gone = { file: '/photos/nobody.jpg', alt: 'Nobody at all' };
  const message = await readFrom(Buffer.of(), { portrait: gone, car: gone }).catch(String);
  expect(message).toMatch(/notary\.portrait\.file: .*nobody\.jpg[\s\S]*notary\.car\.file: /);
});
