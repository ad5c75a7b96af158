import * as z from 'zod';
import { line, webUrl, webUrlIn } from './fields';
import { group, labeled } from './labeled';

const code = line().optional().meta({ input: 'code' });

/** The fields of content/business for search engines, and for other sites. */
export const webPresenceFields = {
  profiles: labeled(z.array(webUrl), 'Your pages on other sites').describe(
    'Such as a business profile. The contact page links to them, and search engines read them.',
  ),
  reviewLink: labeled(webUrlIn('https://').optional(), 'Your review page').describe(
    'The page at a search engine where clients review you. Once it is here, /admin/review/ has a card to print and a text to send: give them to every client alike, happy or not, and offer nothing for a review.',
  ),
  verification: group('Codes from Google and Bing', {
    google: code.describe('The code from Google Search Console.'),
    bing: code.describe('The code from Bing Webmaster Tools.'),
  }).describe(
    'They prove that the site is yours. Each search engine then shows you how people find it.',
  ),
};
