import * as z from 'zod';
import { line, phone, streetAddress, textLike, townSlug, zip } from './fields';
import { group, labeled } from './labeled';
import { deliveryUrlInWords, isDeliveryUrl, isOrigin, originInWords } from './urls';

/** The fields of content/business that say where the business is and how to reach it. */
export const contactFields = {
  phone: phone.describe('The number for calls and texts: ten digits.'),
  textNumber: labeled(phone.optional(), "Number for texts, if it's another one").describe(
    'Pages then show both: the number above to call, and this one to text.',
  ),
  email: labeled(
    z.email('an email address').meta({ expected: 'an email address' }),
    'Email address',
  ).describe('The one clients write to.'),
  delivery: labeled(
    z.string().refine(isDeliveryUrl, deliveryUrlInWords).optional(),
    'Where messages go',
  ).describe(
    'Only if you use a service that takes messages from web forms and passes them on to you: the web address it gave you. Without one, the message form prepares a text or an email that the visitor sends.',
  ),
  origin: labeled(
    textLike(/^https?:\/\/\S+$/, originInWords)
      .refine(isOrigin, originInWords)
      .meta({ input: 'origin' }),
    "The site's web address",
  ).describe('Such as www.your-name.com.'),
  home: group("Where you're based", {
    town: townSlug,
    street: line()
      .optional()
      .describe(
        'Only for search engines: no page shows it. If you travel to clients, leave it out.',
      ),
    zip,
    country: z.literal('US').meta({ input: 'hidden' }),
  }).describe('No street address is shown: you travel to clients.'),
  base: labeled(streetAddress.extend({ name: line() }), 'Meeting point').describe(
    'Where you meet clients who come to you. Directions lead there.',
  ),
};
