/** @jest-environment node */
import { readContent } from '../../lib/content/read-content';
import { checkCanonicals } from './canonicals';
import { exportOf } from './exported-site';

const content = readContent(process.cwd());
const origin = 'https://notary.example';
const { updated } = content.business;

const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}">`;
const entry = (path: string, lastmod = updated) =>
  `<url><loc>${origin}${path}</loc><lastmod>${lastmod}</lastmod></url>`;

const right = {
  '/404.html': '<p>Page Not Found</p>',
  '/areas/boise/index.html': canonical('/areas/boise/'),
  '/locations/boise/index.html': canonical('/areas/boise/'),
  '/sitemap.xml': entry('/areas/boise/'),
};

const problems = (tampered: Record<string, string> = {}) => {
  const site = exportOf(new Map(Object.entries({ ...right, ...tampered })));
  return checkCanonicals(site, content, origin).problems;
};

it('takes a town at both addresses, a page without canonical for the unknown, and the sitemap', () => {
  expect(problems()).toEqual([]);
});

it('finds a page that names another as its canonical, or none', () => {
  expect(problems({ '/locations/boise/index.html': canonical('/locations/boise/') })).toContain(
    `/locations/boise/: expected the canonical "${origin}/areas/boise/", found "${origin}/locations/boise/"`,
  );
  expect(problems({ '/locations/boise/index.html': '<p>Boise</p>' })).toEqual([
    `/locations/boise/: expected the canonical "${origin}/areas/boise/", found ""`,
  ]);
});

it('finds a canonical of 404.html', () => {
  expect(problems({ '/404.html': canonical('/areas/boise/') })).toEqual([
    `/404.html: expected the canonical "", found "${origin}/areas/boise/"`,
  ]);
});

it('finds what the sitemap lacks, what it has too much and what it has twice', () => {
  const missing = `/sitemap.xml: expected ${origin}/areas/boise/, found no such entry`;
  expect(problems({ '/sitemap.xml': '' })).toEqual([missing]);
  expect(problems({ '/sitemap.xml': entry('/areas/kuna/') })).toEqual([
    missing,
    `/sitemap.xml: expected only canonicals of pages, found ${origin}/areas/kuna/`,
  ]);
  expect(problems({ '/sitemap.xml': entry('/areas/boise/').repeat(2) })).toEqual([
    '/sitemap.xml: expected each address once, found one twice',
  ]);
});

it('finds a date of change that content does not say', () => {
  expect(problems({ '/sitemap.xml': entry('/areas/boise/', '2099-01-01') })).toEqual([
    `/sitemap.xml: expected as lastmod of ${origin}/areas/boise/ a date that content says (updated), found "2099-01-01"`,
  ]);
  expect(problems({ '/sitemap.xml': entry('/areas/boise/', `${updated}T00:00:00Z`) })).toEqual([]);
});
