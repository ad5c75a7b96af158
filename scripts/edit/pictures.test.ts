import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { makePicture } from './pictures';

const secret = 'at 4711 Hidden Lane';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${secret} --></x:xmpmeta>`;

/** A photograph, red on the left and blue on the right. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'red' } },
      gravity: 'west',
    },
  ]);

/** One taken with the phone upright: its red side is up. */
const upright = () =>
  photograph(1200, 900)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 29/1 31/1' },
    })
    .withXmp(xmp)
    .withIccProfile('p3')
    .toBuffer();

const pixel = async (picture: Buffer, left: number, top: number) => {
  const found = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  const [red = 0, green = 0, blue = 0] = await found.raw().toBuffer();
  if (red > 225 && green < 25 && blue < 25) return 'red';
  return red < 25 && green < 25 && blue > 225 ? 'blue' : `${red}, ${green}, ${blue}`;
};

it.each([
  ['portrait', 1, [96, 192, 288]],
  ['car', 2 / 3, [288, 576, 864]],
] as const)('makes every size and format of the %s', async (place, ratio, widths) => {
  const { file, files } = await makePicture(await photograph(1200, 900).png().toBuffer(), place);
  expect(file).toMatch(new RegExp(`^photos/${place}-[0-9a-f]{8}\\.jpg$`));
  const stem = file.replace('.jpg', '');
  const named = (format: string) => widths.map((width) => `${stem}-${width}.${format}`);
  expect(files.map(({ name }) => name)).toEqual([file, ...named('avif'), ...named('webp')]);
  const found = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
  const sizes = [widths[2], ...widths, ...widths];
  expect(found.map(({ width }) => width)).toEqual(sizes);
  expect(found.map(({ height }) => height)).toEqual(sizes.map((width) => width * ratio));
  expect(found.map(({ format }) => format)).toEqual([
    'jpeg',
    ...Array(3).fill('heif'),
    ...Array(3).fill('webp'),
  ]);
});

it('turns a picture upright, and says nothing of where it was taken', async () => {
  const bytes = await upright();
  expect(await sharp(bytes).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.anything(),
    xmp: expect.anything(),
    icc: expect.anything(),
  });
  expect(bytes.includes(secret)).toBe(true);
  const { files } = await makePicture(bytes, 'portrait');
  for (const { name, bytes } of files) {
    const { width, height, orientation, exif, xmp, iptc, icc, comments } =
      await sharp(bytes).metadata();
    expect([name, orientation, exif, xmp, iptc, icc, comments]).toEqual([
      name,
      ...Array(6).fill(undefined),
    ]);
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
    expect(await pixel(bytes, width / 2, 2)).toBe('red');
    expect(await pixel(bytes, width / 2, height - 3)).toBe('blue');
  }
});

it('names the files after the picture, so that a new one overwrites none', async () => {
  const one = await photograph(1200, 900).jpeg().toBuffer();
  const other = await photograph(900, 900).rotate(90).jpeg().toBuffer();
  const { file } = await makePicture(one, 'car');
  expect((await makePicture(one, 'car')).file).toBe(file);
  expect((await makePicture(other, 'car')).file).not.toBe(file);
});

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** A small PNG that claims to be a square of `side` pixels. */
const claiming = async (side: number) => {
  const bytes = await photograph(300, 300).png().toBuffer();
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['text', () => Buffer.from('Dear Orla,\n'), /isn't a picture/],
  ['nothing', () => Buffer.alloc(0), /isn't a picture/],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    /a drawing \(SVG\)/,
  ],
  ['half a picture', async () => half(await upright()), /damaged/],
  ['an iPhone picture', () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'), /Save it as JPEG/],
  ['a tiny one', () => photograph(300, 90).png().toBuffer(), /too small: 300 by 90 pixels/],
  ['an endless one', () => claiming(16_000), /too large: 16000 by 16000/],
  ['a heavy one', () => Buffer.alloc(41_000_001), /takes 42 MB/],
])('refuses %s in words', async (_what, bytes, words) => {
  await expect(makePicture(await bytes(), 'portrait')).rejects.toThrow(words);
});
