import { z } from 'zod';
import { line, phone, streetAddress, townSlug, zip } from './fields';
import { isDeliveryUrl, isOrigin, originInWords } from './urls';

const home = z.strictObject({
  town: townSlug.describe('The town, by its file name in content/towns.').meta({ hint: '' }),
  zip,
  country: z.literal('US').describe('Always US.').meta({ input: 'hidden', hint: '' }),
});

const base = streetAddress.extend({
  name: line().describe('What the place is called.').meta({ hint: '' }),
});

/** The fields of content/business.yaml that say where the business is and how to reach it. */
export const contactFields = {
  phone: phone
    .describe(
      'Enter the number for calls and texts: ten digits with two hyphens, in quotation marks.',
    )
    .meta({ hint: 'The number for calls and texts: ten digits with two hyphens.' }),
  email: z
    .email('an email address')
    .describe('Enter the address for email from clients.')
    .meta({ title: 'Email address', hint: 'The one clients write to.' }),
  delivery: z
    .string()
    .refine(
      isDeliveryUrl,
      'a full URL that begins with https://, without a user name, a password or a #',
    )
    .optional()
    .describe(
      'Enter the URL that receives messages from the message form; content/README.md says how it must respond. If you leave it out, the form prepares a text or an email instead.',
    )
    .meta({
      title: 'Where messages go',
      hint: 'The web address that receives what visitors write in the message form. Without one, the form prepares a text or an email instead.',
    }),
  origin: z
    .string()
    .refine(isOrigin, originInWords)
    .describe(
      "Enter the site's own web address, with https:// and no slash at the end. SITE_ORIGIN in the environment overrides it.",
    )
    .meta({ title: "The site's web address", hint: 'With https:// and no slash at the end.' }),
  home: home
    .describe('Where the business is based. No street address is shown: you travel to clients.')
    .meta({
      title: "Where you're based",
      hint: 'No street address is shown: you travel to clients.',
    }),
  base: base
    .describe('Enter the address where you meet clients who come to you. Directions lead there.')
    .meta({
      title: 'Meeting point',
      hint: 'Where you meet clients who come to you. Directions lead there.',
    }),
};
