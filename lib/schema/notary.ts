import { z } from 'zod';
import { photos } from '../file-kinds';
import { line } from './fields';

/** Cameras write them in capitals. */
const endings = Object.keys(photos).flatMap((ending) => [ending, ending.toUpperCase()]);

const picture = z.strictObject({
  file: z
    .string()
    .regex(
      new RegExp(`^[\\w-]+(?:/[\\w-]+)*\\.(?:${endings.join('|')})$`),
      'the path of a picture in the public folder, such as photos/me.jpg',
    )
    .describe('The path of the picture in the public folder, such as photos/me.jpg.')
    .meta({ title: 'File', input: 'hidden' }),
  alt: line(5, 120).describe("What the picture shows, for people who can't see it.").meta({
    title: 'What the picture shows',
    hint: "In a few words, for people who can't see it.",
  }),
});

/** Who comes: what an anxious client wants to know first. */
export const notary = z
  .strictObject({
    name: line(2, 60)
      .nullable()
      .describe('Enter the name of the person who comes.')
      .meta({ title: 'Your name', hint: 'The person who comes to the door.' }),
    since: z
      .number()
      .int()
      .min(1950)
      .max(2100)
      .nullable()
      .describe('Enter the year of the first commission, such as 2015.')
      .meta({
        title: 'Notary public since',
        hint: 'The year of your first commission, such as 2015.',
      }),
    portrait: picture
      .nullable()
      .describe(
        "Add a square photo of up to 200 KB to the public folder. Enter its path as `file` and, for people who can't see it, what it shows as `alt`, such as `portrait: { file: photos/me.jpg, alt: Pat Doe beside her car }`.",
      )
      .meta({
        title: 'Your picture',
        hint: 'Your face, as people see it at the door. The home page and the contact page show it as a small square.',
        input: 'picture',
      }),
    car: picture
      .optional()
      .describe(
        "The car you come in, so that people know it when it stops outside: a photo of up to 200 KB, three wide by two high, in the public folder. Enter its path as `file` and, for people who can't see it, what it shows as `alt`. Without it, leave the line out.",
      )
      .meta({
        title: 'Your car',
        hint: 'The car you come in, so that people know it when you pull up. The home page and the contact page show it.',
        input: 'picture',
      }),
  })
  .describe('Who comes. The home page and the contact page show what you enter.')
  .meta({ title: 'Who comes', hint: 'The home page and the contact page show what you fill in.' });
export type NotaryRecord = z.infer<typeof notary>;

/** A picture as a page draws it. */
export interface Picture {
  src: string;
  alt: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** The same picture in formats that take fewer bytes, the best first. */
  sources: { type: string; srcSet: string }[];
}

/** Who comes, with the files that the public folder has of each picture. */
export type Notary = Omit<NotaryRecord, 'portrait' | 'car'> & {
  [Place in 'portrait' | 'car']?: Picture | undefined;
};
