import { z } from 'zod';
import { isoDate, line, webUrl } from './fields';

const verification = z.strictObject({
  google: line().optional().describe('The code from Google Search Console.'),
  bing: line().optional().describe('The code from Bing Webmaster Tools.'),
});

/** The fields of content/business.yaml for search engines and people who test the site's security. */
export const webPresenceFields = {
  profiles: z
    .array(webUrl)
    .describe(
      'List the full URLs of your pages on other sites, such as a business profile (`profiles: []` if you have none). Search engines read them.',
    )
    .meta({
      title: 'Your pages on other sites',
      hint: 'Such as a business profile, each with https:// in front. Search engines read them.',
    }),
  verification: verification
    .describe(
      'Enter the codes Google and Bing give you to prove the site is yours (`verification: {}` if you have none).',
    )
    .meta({ title: 'Search engine codes', hint: 'They prove that the site is yours.' }),
  securityContactExpires: isoDate
    .describe(
      'Enter a date less than a year from now. Until then, /.well-known/security.txt invites people to report security flaws in the site.',
    )
    .meta({
      title: 'Last day for security reports',
      hint: 'Less than a year from now. Until then, the site invites people to report security flaws in it.',
    }),
};
