import { z } from 'zod';
import { isoDate, line, webUrl } from './fields';
import { group, labeled } from './labeled';

/** The fields of content/business for search engines and people who test the site's security. */
export const webPresenceFields = {
  profiles: labeled(
    z.array(webUrl),
    'Such as a business profile, each with https:// in front. Search engines read them.',
    'Your pages on other sites',
  ),
  reviewLink: labeled(
    webUrl
      .refine((url) => url.startsWith('https://'), 'a full URL that begins with https://')
      .optional(),
    'The page at a search engine where clients review you. Once it is here, /admin/review/ has a card to print and a text to send: give them to every client alike, happy or not, and offer nothing for a review.',
    'Your review page',
  ),
  verification: group('They prove that the site is yours.', 'Search engine codes', {
    google: labeled(line().optional(), 'The code from Google Search Console.'),
    bing: labeled(line().optional(), 'The code from Bing Webmaster Tools.'),
  }),
  securityContactExpires: labeled(
    isoDate,
    'Less than a year from now. Until then, the site invites people to report security flaws in it.',
    'Last day for security reports',
  ),
};
