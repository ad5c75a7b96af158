import { z } from 'zod';
import { line, phone, streetAddress, textLike, townSlug, zip } from './fields';
import { isDeliveryUrl, isOrigin, originInWords } from './urls';

const home = z.strictObject({
  town: townSlug,
  zip,
  country: z.literal('US').meta({ input: 'hidden' }),
});

const base = streetAddress.extend({
  name: line(),
});

/** The fields of content/business that say where the business is and how to reach it. */
export const contactFields = {
  phone: phone.describe('The number for calls and texts: ten digits with two hyphens.'),
  email: z
    .email('an email address')
    .describe('The one clients write to.')
    .meta({ title: 'Email address', expected: 'an email address' }),
  delivery: z
    .string()
    .refine(
      isDeliveryUrl,
      'a full URL that begins with https://, without a user name, a password or a #',
    )
    .optional()
    .describe(
      'The web address that receives what visitors write in the message form. Without one, the form prepares a text or an email instead.',
    )
    .meta({ title: 'Where messages go' }),
  origin: textLike(/^https?:\/\/\S+$/, originInWords)
    .refine(isOrigin, originInWords)
    .describe('With https:// and no slash at the end.')
    .meta({ title: "The site's web address" }),
  home: home
    .describe('No street address is shown: you travel to clients.')
    .meta({ title: "Where you're based" }),
  base: base
    .describe('Where you meet clients who come to you. Directions lead there.')
    .meta({ title: 'Meeting point' }),
};
