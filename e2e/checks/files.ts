import { international } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import type { Business } from '../../lib/schema/business';
import type { ExportedSite } from './exported-site';
import { type Finding, pluralize } from './finding';

type Facts = Pick<Business, 'securityContactExpires' | 'phone'>;

const robots = '/robots.txt';

/** What crawlers, browsers, phones and the server ask for by its name. */
const wanted = [
  robots,
  routes.sitemap,
  routes.securityText,
  routes.vcard,
  '/manifest.webmanifest',
  '/404.html',
];

/** The files that are no pages are there, and three of them say what they must. */
export function checkFiles(
  { texts }: Pick<ExportedSite, 'texts'>,
  business: Facts,
  origin: string,
): Finding {
  return {
    count: wanted.length,
    checked: pluralize(wanted.length, 'file'),
    problems: wanted.flatMap((file) => {
      const text = texts.get(file)?.trim() ?? '';
      if (text === '') return [`${file}: expected this file with text in it, found none`];
      if (file === robots) return robotsProblems(text, origin);
      if (file === routes.vcard) return cardProblems(text, business, origin);
      return file === routes.securityText ? securityProblems(text, business) : [];
    }),
  };
}

function robotsProblems(text: string, origin: string): string[] {
  const expected = `${origin}${routes.sitemap}`;
  const found = fields(text, 'Sitemap');
  if (found.join() === expected) return [];
  return [`${robots}: expected the sitemap ${expected}, found "${found.join(', ')}"`];
}

/** The form is that of RFC 9116; an email address in the open is for robots to find. */
function securityProblems(text: string, { securityContactExpires }: Facts): string[] {
  const expected = `${securityContactExpires}T23:59:59Z`;
  const found = fields(text, 'Expires');
  const emails = text.match(/[^\s:@]+@[^\s@]+/g) ?? [];
  return [
    ...(found.join() === expected
      ? []
      : [`${routes.securityText}: expected Expires ${expected}, found "${found.join(', ')}"`]),
    ...emails.map((email) => `${routes.securityText}: expected no email address, found ${email}`),
  ];
}

/** A phone saves what stands there, and keeps it for years. */
function cardProblems(text: string, { phone }: Facts, origin: string): string[] {
  const expected = { 'TEL[^:]*': international(phone), URL: `${origin}${routes.home}` };
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = fields(text, name).join(', ');
    if (found === value) return [];
    return [`${routes.vcard}: expected ${value}, found "${found}"`];
  });
}

/** The values of the lines that begin with this name. */
function fields(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`^${name}:[ \\t]*(.*?)\\s*$`, 'gim'))].map(
    ([, value]) => value ?? '',
  );
}
