import { sitePaths } from '../../lib/routes';
import { content, origin, problemsIn } from './checks.fixture';
import { checkCanonicals, checkFiles, checkPages, isListed } from './pages';

const { phone, securityContactExpires } = content.business;
const paths = sitePaths(content);
const link = (path: string) => `<link rel="canonical" href="${origin}${path}">`;
const entry = (path: string) => `<loc>${origin}${path}</loc>`;
const sitemap = paths.filter(isListed).map(entry).join('');
const pages = paths.map((path): [string, string] => {
  return [`${path}index.html`, link(path.replace(/^\/locations\/(?=.)/, '/areas/'))];
});

const expires = `Expires: ${securityContactExpires}T23:59:59Z`;
const tel = `TEL;TYPE=WORK,VOICE:+1${phone.replaceAll('-', '')}`;
const right = {
  ...Object.fromEntries(pages),
  '/404.html': '<p>Page Not Found</p>',
  '/sitemap.xml': sitemap,
  '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
  '/.well-known/security.txt': expires,
  '/contact.vcf': `${tel}\r\nURL:${origin}/`,
  '/manifest.webmanifest': '{}',
};

it.each([checkPages, checkCanonicals, checkFiles])('accepts what content calls for', (check) => {
  expect(problemsIn(check, right)).toEqual([]);
});

it('reports a page that does not exist and one that content does not call for', () => {
  const { '/404.html': _, ...files } = right;
  expect(problemsIn(checkPages, { ...files, '/draft/index.html': '' })).toEqual([
    'pages: expected /404.html, found none',
    'pages: expected only what content calls for, found "/draft/"',
  ]);
});

const larkin = `${origin}/areas/larkin/`;
const noText = 'this file with text in it, found none';

it.each([
  [checkCanonicals, '/locations/larkin/', '', [`the canonical "${larkin}", found ""`]],
  [checkCanonicals, '/404.html', link('/'), [`the canonical "", found "${origin}/"`]],
  [
    checkCanonicals,
    '/sitemap.xml',
    sitemap.replace(entry('/areas/larkin/'), entry('/draft/')) + entry('/'),
    [
      `${larkin}, found none`,
      `only what content calls for, found "${origin}/draft/"`,
      `each URL once, found "${origin}/"`,
    ],
  ],
  [checkFiles, '/manifest.webmanifest', '\n', [noText]],
  [checkFiles, '/.well-known/security.txt', '', [noText, `the line "${expires}", found none`]],
  [checkFiles, '/robots.txt', 'A: b', [`the line "Sitemap: ${origin}/sitemap.xml", found none`]],
  [checkFiles, '/contact.vcf', `URL:${origin}/`, [`the line "${tel}", found none`]],
])('%p reports what is wrong in %s', (check, where, text, problems) => {
  const file = where.replace(/\/$/, '/index.html');
  expect(problemsIn(check, { ...right, [file]: text })).toEqual(
    problems.map((problem) => `${where}: expected ${problem}`),
  );
});
