import { routes } from '../../routes';
import type { Business } from '../../schema/business';
import type { ExportedSite } from '../exported-site';
import { counted, type Finding } from './finding';

type Dated = Pick<Business, 'securityContactExpires'>;

const robots = '/robots.txt';

/** What crawlers, browsers and the server ask for by its name, though no page links to it. */
const wanted = [robots, routes.sitemap, routes.securityText, '/manifest.webmanifest', '/404.html'];

/** The files whose place is given from outside are there, and two of them say what they must. */
export function checkFiles(
  { texts }: Pick<ExportedSite, 'texts'>,
  business: Dated,
  origin: string,
): Finding {
  return {
    count: wanted.length,
    checked: counted(wanted.length, 'file'),
    problems: wanted.flatMap((file) => {
      const text = texts.get(file)?.trim() ?? '';
      if (text === '') return [`${file}: expected this file with text in it, found none`];
      if (file === robots) return robotsProblems(text, origin);
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
function securityProblems(text: string, { securityContactExpires }: Dated): string[] {
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

/** The values of the lines that begin with this name. */
function fields(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`^${name}:[ \\t]*(.*?)\\s*$`, 'gim'))].map(
    ([, value]) => value ?? '',
  );
}
