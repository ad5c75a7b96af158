import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { densities, filesInFormat, pictureFormats, pictureSizes } from '../../lib/content/pictures';
import type { PicturePlace } from './api';

/** A picture in the sizes and formats that the site uses. */
interface MadePicture {
  /** The names are paths in the folder public. */
  files: { name: string; bytes: Buffer }[];
  /** What content/business.yaml names: the JPEG of the largest size. */
  file: string;
}

const mostBytes = 40_000_000;
/** A phone's largest picture has about 200 million; one made to fill the memory has many more. */
const mostPixels = 210_000_000;
/** The formats of photographs that sharp decodes; it calls AVIF by its container, HEIF. */
const readable = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];
/** The kinds of HEIF that iPhones save. They hold HEVC, which sharp has no decoder for. */
const heic = /^.{4}ftyp.{0,40}he(?:ic|ix|vc|vx|im|is)/s;

/** With these, the largest file of a picture of nothing but noise takes 106 KB. */
const quality = { avif: 50, webp: 70 };

/**
 * Makes the files of a photograph: upright, cropped, without position, time or any other metadata.
 *
 * Their names change with the picture: they overwrite none of the one before, which pages show until
 * content/business.yaml names the new one.
 *
 * @param bytes a picture as a camera or a phone saves it.
 * @throws an Error whose message says to the owner why it can't be used.
 */
export async function makePicture(bytes: Buffer, place: PicturePlace): Promise<MadePicture> {
  const { width, height } = pictureSizes[place];
  await refuseUnusable(bytes, width, height);
  const most = Math.max(...densities);
  const picture = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({
      width: width * most,
      height: height * most,
      // The part with the face; a car is in the middle.
      position: place === 'portrait' ? sharp.strategy.attention : 'center',
    })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
    .catch(() => {
      throw new Error('That picture is damaged, or a part of it is missing. Choose another one.');
    });
  const jpeg = await sharp(picture).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 8);
  const file = `photos/${place}-${hash}.jpg`;
  const smaller = pictureFormats.flatMap((format) =>
    filesInFormat(file, place, format).map(async (size) => ({
      name: size.name,
      bytes: await sharp(picture)
        .resize(size.width)
        [format]({ quality: quality[format] })
        .toBuffer(),
    })),
  );
  return { file, files: [{ name: file, bytes: jpeg }, ...(await Promise.all(smaller))] };
}

/** @throws an Error in words for the owner. */
async function refuseUnusable(bytes: Buffer, width: number, height: number): Promise<void> {
  if (bytes.length > mostBytes) {
    const size = Math.ceil(bytes.length / 1_000_000);
    throw new Error(
      `That picture takes ${size} MB. It can take up to 40 MB: save it smaller first.`,
    );
  }
  if (heic.test(bytes.toString('latin1', 0, 64))) {
    throw new Error(
      "That picture is in the format of iPhones, HEIC, which can't be used here. Save it as JPEG first: on an iPhone, open the Camera settings, choose Formats and Most Compatible, and take it again; on a Mac, open it in Preview, choose File and Export, and pick JPEG; on Windows, open it in Photos and choose Save as.",
    );
  }
  const found = await metadataOf(bytes).catch(() => undefined);
  if (found?.format === 'svg') {
    throw new Error("That's a drawing (SVG), not a photograph. Choose a picture in JPEG or PNG.");
  }
  if (!found || !readable.includes(found.format)) {
    throw new Error("That file isn't a picture that can be used here. Choose one in JPEG or PNG.");
  }
  const { width: across, height: down } = found.autoOrient;
  if (across * down > mostPixels) {
    throw new Error(
      `That picture is too large: ${across} by ${down} pixels. Save it smaller first.`,
    );
  }
  if (across < width || down < height) {
    throw new Error(
      `That picture is too small: ${across} by ${down} pixels. It needs at least ${width} by ${height}.`,
    );
  }
}

// Async, as sharp throws at once if there are no bytes.
async function metadataOf(bytes: Buffer) {
  return await sharp(bytes, { limitInputPixels: false }).metadata();
}
