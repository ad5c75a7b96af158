import { sitePaths } from '../../lib/routes';
import { content, origin, problemsIn } from './checks.fixture';
import { checkPages, isListed } from './pages';

const paths = sitePaths(content);
const link = (path: string) => `<link rel="canonical" href="${origin}${path}">`;
const entry = (path: string) => `<loc>${origin}${path}</loc>`;
const sitemap = paths.filter(isListed).map(entry).join('');
const canonical = (path: string) => path.replace(/^\/locations\/(?=.)/, '/areas/');
const robots = `Sitemap: ${origin}/sitemap.xml`;
const security = `Canonical: ${origin}/.well-known/security.txt`;
const right = {
  ...Object.fromEntries(paths.map((path) => [path, link(canonical(path))])),
  '/404.html': '<p>Page Not Found</p>',
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/.well-known/security.txt': security,
};

it('accepts what content calls for', () => {
  expect(problemsIn(checkPages, right)).toEqual([]);
});

it('reports a page that does not exist and one that content does not call for', () => {
  const { '/404.html': _, ...files } = right;
  const draft = { '/draft/': link('/draft/') };
  expect(problemsIn(checkPages, { ...files, ...draft })).toEqual([
    'pages: expected /404.html, found none',
    'pages: expected only what content calls for, found "/draft/"',
  ]);
});

const larkin = `${origin}/areas/larkin/`;

it.each([
  ['/locations/larkin/', '', [`the canonical "${larkin}", found ""`]],
  ['/404.html', link('/'), [`the canonical "", found "${origin}/"`]],
  [
    '/sitemap.xml',
    sitemap.replace(entry('/areas/larkin/'), entry('/draft/')),
    [`${larkin}, found none`, `only what content calls for, found "${origin}/draft/"`],
  ],
  ['/robots.txt', 'A: b', [`the line "${robots}", found none`]],
  ['/.well-known/security.txt', '', [`the line "${security}", found none`]],
])('reports what is wrong in %s', (where, text, problems) => {
  expect(problemsIn(checkPages, { ...right, [where]: text })).toEqual(
    problems.map((problem) => `${where}: expected ${problem}`),
  );
});
