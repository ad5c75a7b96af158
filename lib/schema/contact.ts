import { z } from 'zod';
import { isDeliveryUrl } from './delivery-url';
import { line, phone, slug, streetAddress, webUrl, zip } from './fields';

const home = z.strictObject({
  town: slug.describe('The town, by its file name in content/towns.'),
  zip,
  country: z.literal('US').describe('Always US.'),
});

const base = streetAddress.extend({ name: line().describe('What the place is called.') });

/** The fields of content/business.yaml that say where the business is and how to reach it. */
export const contactFields = {
  phone: phone.describe(
    'Enter the number for calls and texts: ten digits with two hyphens, in quotation marks.',
  ),
  email: z.email('an email address').describe('Enter the address for email from clients.'),
  delivery: z
    .string()
    .refine(
      isDeliveryUrl,
      'a full URL that begins with https://, without a user name, a password or a #',
    )
    .optional()
    .describe(
      'Enter the URL that receives messages from the message form; content/README.md says how it must respond. If you leave it out, the form prepares a text or an email instead.',
    ),
  origin: webUrl
    .refine((value) => !value.endsWith('/'), 'a URL without a slash at the end')
    .describe(
      "Enter the site's own web address, with https:// and no slash at the end. SITE_ORIGIN in the environment overrides it.",
    ),
  home: home.describe(
    'Where the business is based. No street address is shown: you travel to clients.',
  ),
  base: base.describe(
    'Enter the address where you meet clients who come to you. Directions lead there.',
  ),
};
