import { z } from 'zod';
import { isoDate, line, webUrl } from './fields';

const verification = z.strictObject({
  google: line().optional().describe('The code from Google Search Console.'),
  bing: line().optional().describe('The code from Bing Webmaster Tools.'),
});

/** The fields of content/business for search engines and people who test the site's security. */
export const webPresenceFields = {
  profiles: z
    .array(webUrl)
    .describe('Such as a business profile, each with https:// in front. Search engines read them.')
    .meta({ title: 'Your pages on other sites' }),
  reviewLink: webUrl
    .refine((url) => url.startsWith('https://'), 'a full URL that begins with https://')
    .optional()
    .describe(
      'The page at a search engine where clients review you. Once it is here, /admin/review/ has a card to print and a text to send: give them to every client alike, happy or not, and offer nothing for a review.',
    )
    .meta({ title: 'Your review page' }),
  verification: verification
    .describe('They prove that the site is yours.')
    .meta({ title: 'Search engine codes' }),
  securityContactExpires: isoDate
    .describe(
      'Less than a year from now. Until then, the site invites people to report security flaws in it.',
    )
    .meta({ title: 'Last day for security reports' }),
};
