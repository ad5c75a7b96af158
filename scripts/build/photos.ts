import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentWithLines } from '../../lib/content/content-of';
import { ContentError, type Problem } from '../../lib/content/problem';
import {
  densities,
  filesInFormat,
  photoProblem,
  pictureFormats,
  pictureSizes,
} from '../../lib/content/resolving/pictures';

/** With these, even a picture of noise, the hardest to compress, takes 106 KB at most. */
const quality = { avif: 50, jpeg: 70 };

/**
 * Each photo of who comes: upright, cropped to what pages show, in the colors of the web; with its
 * path in the public folder.
 *
 * @param folder the project's public folder.
 * @throws ContentError for each photo that can't be used.
 */
export async function readPhotos({ record, findLine }: ContentWithLines, folder = 'public') {
  const problems: Problem[] = [];
  const photos = [];
  for (const photo of ['portrait', 'car'] as const) {
    const file = record.notary[photo]?.file;
    if (file === undefined) continue;
    try {
      const bytes = await cropped(readFileSync(join(folder, file)), photo);
      photos.push({ file, photo, bytes });
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : error;
      problems.push(photoProblem(photo, `public${file}: ${why}`));
    }
  }
  if (problems.length > 0) throw new ContentError(problems, findLine);
  return photos;
}

async function cropped(bytes: Buffer, photo: keyof typeof pictureSizes): Promise<Buffer> {
  const { width, height } = pictureSizes[photo];
  const most = Math.max(...densities);
  const image = sharp(bytes, { failOn: 'error' });
  const { autoOrient } = await image.metadata();
  if (autoOrient.width < width || autoOrient.height < height) {
    throw new Error(`${autoOrient.width} by ${autoOrient.height} pixels`);
  }
  return await image
    .autoOrient()
    .resize(width * most, height * most, {
      // The part with the face; a car is in the middle.
      position: photo === 'portrait' ? sharp.strategy.attention : 'center',
    })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}

/** Writes the sizes and formats of the photos, without what cameras add, such as a position. */
export async function writePhotos(photos: Awaited<ReturnType<typeof readPhotos>>, out: string) {
  for (const { file, photo, bytes } of photos) {
    // The photo itself, too: another page may show it.
    const whole = join(out, file);
    writeFileSync(whole, await sharp(readFileSync(whole)).autoOrient().toBuffer());
    for (const format of pictureFormats) {
      for (const { url, width } of filesInFormat(file, photo, format)) {
        const size = sharp(bytes).resize(width);
        await size[format]({ quality: quality[format] }).toFile(join(out, url));
      }
    }
  }
}
