import { businessFileOf } from '../../schema/business';
import { type Notary, type NotaryRecord, type Picture, photoInWords } from '../../schema/notary';

/** How large pages draw each picture, in CSS pixels. */
export const pictureSizes = {
  portrait: { width: 128, height: 160 },
  // On the narrowest phone, it fills the line.
  car: { width: 288, height: 192 },
};
type Photo = keyof typeof pictureSizes;

export function photoProblem(photo: Photo, why: string) {
  const { width, height } = pictureSizes[photo];
  return {
    file: businessFileOf('notary'),
    path: ['notary', photo, 'file'],
    expected: `${photoInWords}, of at least ${width} by ${height} pixels`,
    found: why,
  };
}

/** How many pixels a screen has to a CSS pixel. */
export const densities = [1, 2, 3];

/** The formats the build makes: the one with fewer bytes, and one for every other browser. */
export const pictureFormats = ['avif', 'jpeg'] as const;

/** The URLs of a photo in a format, such as /photos/me-128.avif for the file /photos/me.webp. */
export function filesInFormat(file: string, photo: Photo, format: (typeof pictureFormats)[number]) {
  return densities.map((density) => {
    const width = pictureSizes[photo].width * density;
    return { density, width, url: file.replace(/\.\w+$/, `-${width}.${format}`) };
  });
}

/** The notary's facts, with the files the build makes of each picture (scripts/build/photos.ts). */
export function resolveNotary({ portrait, car, ...rest }: NotaryRecord): Notary {
  return {
    ...rest,
    portrait: portrait ? resolve(portrait, 'portrait') : undefined,
    car: car && resolve(car, 'car'),
  };
}

function resolve({ file, alt }: NonNullable<NotaryRecord['portrait']>, photo: Photo): Picture {
  const size = pictureSizes[photo];
  // `next dev` shows the photo itself: no build has made anything of it.
  if (process.env.NODE_ENV === 'development') return { src: file, alt, ...size, sources: [] };
  const sources = pictureFormats.map((format) => {
    const urls = filesInFormat(file, photo, format).map(({ url, density }) => `${url} ${density}x`);
    return { type: `image/${format}`, srcSet: urls.join(', ') };
  });
  const [smallest] = filesInFormat(file, photo, 'jpeg');
  return { src: smallest?.url ?? file, alt, ...size, sources };
}
