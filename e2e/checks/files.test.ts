/** @jest-environment node */

import { international } from '../../lib/contact/phone';
import { vcard } from '../../lib/contact/vcard';
import { readContent } from '../../lib/content/read-content';
import { securityText } from '../../lib/pages/security-text';
import { townBySlug } from '../../lib/towns/towns';
import { checkFiles } from './files';

const origin = 'https://notary.example';
const { business: record, towns } = readContent(process.cwd());
const business = { ...record, origin };
const card = vcard(business, townBySlug(towns, business.home.town));
const security = '/.well-known/security.txt';
const right = {
  '/robots.txt': `User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  '/sitemap.xml': '<urlset></urlset>',
  [security]: securityText(business),
  '/contact.vcf': card,
  '/manifest.webmanifest': '{}',
  '/404.html': '<h1>Page Not Found</h1>',
};

const problems = (tampered: Record<string, string> = {}) =>
  checkFiles({ texts: new Map(Object.entries({ ...right, ...tampered })) }, business, origin)
    .problems;

it('takes the files that are asked for by name', () => {
  expect(problems()).toEqual([]);
});

it.each(Object.keys(right))('finds that %s is not there, or is empty', (file) => {
  const expected = [`${file}: expected this file with text in it, found none`];
  const texts = new Map(Object.entries(right).filter(([name]) => name !== file));
  expect(checkFiles({ texts }, business, origin).problems).toEqual(expected);
  expect(problems({ [file]: '\n' })).toEqual(expected);
});

it('finds robots.txt with the sitemap of another site, or without any', () => {
  const expected = `/robots.txt: expected the sitemap ${origin}/sitemap.xml, found`;
  expect(problems({ '/robots.txt': 'Sitemap: https://other.example/sitemap.xml' })).toEqual([
    `${expected} "https://other.example/sitemap.xml"`,
  ]);
  expect(problems({ '/robots.txt': 'User-Agent: *' })).toEqual([`${expected} ""`]);
});

it('finds another end of the security contact than content has, and none', () => {
  const expected = `${security}: expected Expires ${business.securityContactExpires}T23:59:59Z, found`;
  expect(problems({ [security]: 'Expires: 2099-01-01T00:00:00Z' })).toEqual([
    `${expected} "2099-01-01T00:00:00Z"`,
  ]);
  expect(problems({ [security]: 'Contact: tel:+1' })).toEqual([`${expected} ""`]);
});

it('finds an email address in the security contact', () => {
  expect(problems({ [security]: `${right[security]}Contact: mailto:us@notary.example\n` })).toEqual(
    [`${security}: expected no email address, found us@notary.example`],
  );
});

it('finds a contact card with another number or address', () => {
  const other = card
    .replace(/TEL.*/, 'TEL:+12085550199')
    .replace(/URL.*/, 'URL:https://b.example/');
  expect(problems({ '/contact.vcf': other })).toEqual([
    `/contact.vcf: expected ${international(business.phone)}, found "+12085550199"`,
    `/contact.vcf: expected ${origin}/, found "https://b.example/"`,
  ]);
  expect(problems({ '/contact.vcf': 'BEGIN:VCARD' })).toHaveLength(2);
});
