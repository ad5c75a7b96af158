/** @jest-environment node */
import { checkCanonicals } from './canonicals';
import { origin, problemsIn } from './fixture';

const boise = `${origin}/areas/boise/`;
const kuna = `${origin}/areas/kuna/`;
const canonical = (url: string) => `<link rel="canonical" href="${url}">`;
const entry = (url: string) => `<url><loc>${url}</loc></url>`;

const right = {
  '/404.html': '<p>Page Not Found</p>',
  '/areas/boise/index.html': canonical(boise),
  '/locations/boise/index.html': canonical(boise),
  '/sitemap.xml': entry(boise),
};

it('accepts the same canonical at both URLs of a town and none on 404.html', () => {
  expect(problemsIn(checkCanonicals, right)).toEqual([]);
});

it.each([
  ['/locations/boise/index.html', '<p>Boise</p>', [`the canonical "${boise}", found ""`]],
  ['/404.html', canonical(boise), [`the canonical "", found "${boise}"`]],
  ['/sitemap.xml', entry(boise).repeat(2), [`each URL once, found ${boise} again`]],
  [
    '/sitemap.xml',
    entry(kuna),
    [`${boise}, found no such entry`, `only canonicals of pages, found ${kuna}`],
  ],
])('reports %s with the content %s', (file, text, problems) => {
  const where = file.replace('index.html', '');
  expect(problemsIn(checkCanonicals, { ...right, [file]: text })).toEqual(
    problems.map((problem) => `${where}: expected ${problem}`),
  );
});
