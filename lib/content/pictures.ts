import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Notary, NotaryRecord, Picture } from '../schema/notary';

/** How large pages draw each picture, in CSS pixels. */
export const pictureSizes = {
  portrait: { width: 96, height: 96 },
  // On the narrowest phone, it fills the line.
  car: { width: 288, height: 192 },
};
type Place = keyof typeof pictureSizes;

/** How many pixels a screen has to a CSS pixel. */
export const densities = [1, 2, 3];

/** The formats that `npm run edit` makes beside the JPEG, the one with the fewest bytes first. */
export const pictureFormats = ['avif', 'webp'] as const;

/** The folder that the site serves as it is. */
export const publicFolder = () => join(process.cwd(), 'public');

/**
 * The smaller files of a picture in one format: of photos/me.jpg, photos/me-96.avif and so on.
 *
 * @param file the picture's path in the public folder.
 */
export function filesInFormat(file: string, place: Place, format: string) {
  return densities.map((density) => {
    const width = pictureSizes[place].width * density;
    return { density, width, name: file.replace(/\.\w+$/, `-${width}.${format}`) };
  });
}

/** Who comes, with the files that the public folder has of each picture. */
export function resolveNotary(record: NotaryRecord, folder = publicFolder()): Notary {
  const { portrait, car, ...rest } = record;
  return {
    ...rest,
    portrait: portrait ? resolve(portrait, 'portrait', folder) : undefined,
    car: car && resolve(car, 'car', folder),
  };
}

function resolve(
  { file, alt }: NonNullable<NotaryRecord['portrait']>,
  place: Place,
  folder: string,
): Picture {
  const sources = pictureFormats.flatMap((format) => {
    const files = filesInFormat(file, place, format);
    if (!files.every(({ name }) => existsSync(join(folder, name)))) return [];
    const srcSet = files.map(({ name, density }) => `/${name} ${density}x`).join(', ');
    return [{ type: `image/${format}`, srcSet }];
  });
  return { src: `/${file}`, alt, ...pictureSizes[place], sources };
}
