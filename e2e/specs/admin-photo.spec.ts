import sharp from 'sharp';
import { expect, test } from '../admin/owner.fixture';

test('a photo of 17 MB is committed small, upright and without its place', async ({ owner }) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 5400, height: 3600, channels: 3 as const, background: '#888', noise };
  const buffer = await sharp({ create })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 29/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 96 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(17_000_000);
  await owner.open('content/business/about.yaml');
  const photo = await owner.part('notary.portrait.file');
  const file = { name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer };
  await photo.locator('input[type=file]').first().setInputFiles(file);
  await expect(photo).toContainText(/img_1/i);
  expect((await owner.save()).in).toEqual([
    'content/business/about.yaml: file: /photos/img_1.webp',
  ]);
  const small = sharp(owner.forge.commits[0]?.get('public/photos/img_1.webp'));
  const { width, height, exif, orientation } = await small.metadata();
  expect([width, height, exif, orientation]).toEqual([1152, 1728, undefined, undefined]);
});
