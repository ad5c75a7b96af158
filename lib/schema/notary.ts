import { z } from 'zod';
import { line } from './fields';

const portrait = z.strictObject({
  file: z
    .string()
    .regex(
      /^[\w-]+(?:\/[\w-]+)*\.(?:jpe?g|png|webp|avif)$/,
      'the path of a picture in the public folder, such as photos/me.jpg',
    )
    .describe('The path of the picture in the public folder, such as photos/me.jpg.'),
  alt: line(5, 120).describe("What the picture shows, for people who can't see it."),
});

/** Who comes: what an anxious client wants to know first. */
export const notary = z
  .strictObject({
    name: line(2, 60).nullable().describe('Enter the name of the person who comes.'),
    since: z
      .number()
      .int()
      .min(1950)
      .max(2100)
      .nullable()
      .describe('Enter the year of the first commission, such as 2015.'),
    portrait: portrait
      .nullable()
      .describe(
        "Add a square photo of up to 200 KB to the public folder. Enter its path as `file` and, for people who can't see it, what it shows as `alt`, such as `portrait: { file: photos/me.jpg, alt: Pat Doe beside her car }`.",
      ),
  })
  .describe('Who comes. The home page and the contact page show what you enter.');
