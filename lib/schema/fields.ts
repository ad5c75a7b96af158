import * as z from 'zod';
import { stateNames } from '../states';
import { labeled } from './labeled';
import { isWebUrl, webUrlInWords } from './urls';

/** Fields shared by several kinds of content, each with its limits and error message. */

/** Text of a form that a pattern describes, with what that is in words: a form shows them, too. */
export const textLike = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, expected).meta({ expected });

/**
 * One line of text without surrounding spaces.
 *
 * @param min the fewest characters, and `max` the most. A name in braces counts as it is written,
 *   so that no fact makes a text too long (lib/content/reading/read-text.ts).
 */
export const line = (min = 1, max = 120) =>
  textLike(/^\S(?:[^\n]*\S)?$/, 'one line of text with no space at either end').meta({
    minLength: min,
    maxLength: max,
  });

/** A list of such lines; `title` is what a form calls one. */
export const lines = (title: string, min: number, max: number) =>
  z.array(labeled(line(min, max), title));

export const countyName = line(2, 40)
  .refine((name) => !/\bcounty$/i.test(name), 'the name without the word County')
  .meta({ input: 'county' });

/** Google cuts a description at about 160 characters. */
export const searchDescription = labeled(line(70, 160), 'Search description').describe(
  'What a search result shows below the title.',
);

/** What search results show above the description, beside the brand, where the name is too long. */
export const pageTitle = labeled(line(5, 36).optional(), 'Short title for search results').describe(
  "Only if its name is too long for a search result, which shows about 60 characters with your business's name.",
);

/** Paragraphs that somebody else wrote, of `min` to `max` words in all. */
export const quotation = (min: number, max: number) => z.string().meta({ wordCount: [min, max] });

/** Paragraphs, separated by empty lines, of `min` to `max` words in all, as their author wrote. */
export const prose = (min: number, max: number) => quotation(min, max).meta({ links: true });

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slug = textLike(slugPattern, 'lowercase letters and digits joined by single hyphens');

export const townSlug = labeled(slug.meta({ refersTo: 'town' }), 'Town');
export const serviceSlug = labeled(slug.meta({ refersTo: 'service' }), 'Service');

export const isoDate = z.iso.date('a date such as 2026-11-20');

/** A date that has come by the day of the build. */
export const pastDate = isoDate.meta({ notInFuture: true });

export const updated = pastDate
  .meta({ input: 'hidden' })
  .describe('The date of the last real change to this file.');

export const sitePath = textLike(
  /^\/(?:[a-z0-9-]+\/)+$/,
  'an address on this site such as /places/old-name/',
);

/** The paths a page had before it was renamed: /admin/ adds them, and each leads to the page. */
export const aliases = z.array(sitePath).optional().meta({ input: 'none' });

export const verified = labeled(z.boolean().default(false), 'Confirmed').describe(
  "Confirm it once you've asked and fixed anything that's wrong. Until then, an office is named without its street.",
);

export const zip = labeled(textLike(/^\d{5}$/, 'five digits, such as 83634'), 'ZIP code');

export const zips = labeled(z.array(zip).min(1), 'ZIP codes');

export const webUrl = labeled(
  z
    .url({ protocol: /^https?$/, error: 'a full URL that begins with https://', abort: true })
    .refine(isWebUrl, webUrlInWords)
    .meta({ expected: 'a full URL that begins with https://', input: 'url' }),
  'Web address',
);

export const webUrlIn = (start: string) =>
  webUrl
    .refine((url) => url.startsWith(start), `a full URL that begins with ${start}`)
    .meta({ input: 'url' });

/** Of the North American Numbering Plan (ATIS-0300055): no area code ends in 11, as 911 does. */
export const phone = labeled(
  textLike(/^(?!\d11)[2-9]\d{2}-[2-9]\d{2}-\d{4}$/, 'a phone number such as 208-555-0100').meta({
    input: 'phone',
  }),
  'Phone number',
);

/** A choice of these keys; a form shows the label of each. */
export function oneOf<const Labels extends Readonly<Record<string, string>>>(labels: Labels) {
  const isChoice = (key: string): key is keyof Labels & string => key in labels;
  return z.enum(Object.keys(labels).filter(isChoice)).meta({ labels });
}

export const stateCode = labeled(oneOf(stateNames), 'State');

export const street = line()
  .refine((text) => !/\b\d{5}$/.test(text), 'the number and the street alone')
  .describe('The number and the street.');

export const streetAddress = z.strictObject({
  street,
  city: line(),
  state: stateCode,
  zip: zip.optional(),
});
