import * as z from 'zod';
import { fileTypes } from '../file-types';
import { line, textLike } from './fields';
import { group, labeled } from './labeled';

/** Endings of files, which cameras write in capitals. */
const endings = fileTypes.flatMap(({ ending, source }) =>
  source === 'photo' ? [ending, ending.toUpperCase()] : [],
);

export const photoInWords = 'a photo in JPEG, PNG, WebP or AVIF';

const picture = z.strictObject({
  file: labeled(
    textLike(
      new RegExp(`^(?:/[\\w-]+)+\\.(?:${endings.join('|')})$`),
      `${photoInWords}, such as /photos/me.jpg`,
    ).meta({ input: 'picture' }),
    'Photo',
  ).describe(
    'A photo from your phone or camera. The site makes it small, and removes where it was taken.',
  ),
  alt: labeled(line(5, 120), 'What the picture shows').describe(
    "In a few words, for people who can't see it.",
  ),
});

/** Who comes: what an anxious client wants to know first. */
export const notary = group('Who comes', {
  name: labeled(line(2, 60).nullable(), 'Your name').describe('The person who comes to the door.'),
  since: labeled(z.number().int().min(1950).max(2100).nullable(), 'Notary public since').describe(
    'The year of your first commission, such as 2015.',
  ),
  portrait: labeled(picture.nullable(), 'Your picture').describe(
    'Your face, as people see it at the door. The home page and the contact page show it in an oval, in gray.',
  ),
  car: labeled(picture.optional(), 'Your car').describe(
    'The car you come in, so that people know it when you pull up. The home page and the contact page show it.',
  ),
}).describe('The home page and the contact page show what you fill in.');
export type NotaryRecord = z.infer<typeof notary>;

/** A picture as a page draws it. */
export interface Picture {
  src: string;
  alt: string;
  /** The size in CSS pixels. */
  width: number;
  height: number;
  /** Files of the picture in formats that take fewer bytes, the best first. */
  sources: { type: string; srcSet: string }[];
}

/** Who comes, with the files that the public folder has of each picture. */
export type Notary = Omit<NotaryRecord, 'portrait' | 'car'> & {
  [Name in 'portrait' | 'car']?: Picture | undefined;
};
