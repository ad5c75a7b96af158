import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { testContent } from '../../../lib/content/test-content.fixture';
import { siteOrigin } from '../../../lib/site';
import { headersFile, htaccessFile } from './headers';
import { writeHostFiles } from './write-host-files';

const { path, read } = temporaryFolder(true);

afterEach(() => {
  delete process.env['NETLIFY'];
});

it('redirects an old path to the new one, with or without help from the host', () => {
  const to = '/places/initial-point/';
  writeHostFiles({ ...testContent, redirects: [{ from: '/places/old-name/', to }] }, path());
  const page = read('places/old-name/index.html');
  expect(page).toContain(`content="0; url=${to}"`);
  expect(page).toContain(`rel="canonical" href="${siteOrigin(testContent.business)}${to}"`);
  expect(page).toContain(`<a href="${to}">`);
  expect(read('_redirects')).toBe(`/places/old-name/ ${to} 301\n`);
  // GitHub Pages looks for it.
  expect(read('.nojekyll')).toBe('');
});

it('has Netlify redirect although there is a page at the old path', () => {
  process.env['NETLIFY'] = 'true';
  writeHostFiles({ ...testContent, redirects: [{ from: '/places/old/', to: '/' }] }, path());
  expect(read('_redirects')).toBe('/places/old/ / 301!\n');
});

it.each([
  [['phone'], true],
  [['payments'], false],
])('keeps the site out of search results while %j are samples: %s', (placeholders, isHidden) => {
  const redirects = [{ from: '/places/old/', to: '/' }];
  const business = { ...testContent.business, placeholders };
  writeHostFiles({ ...testContent, redirects, business }, path());
  expect(read('_headers')).toBe(headersFile(isHidden));
  expect(read('.htaccess')).toBe(htaccessFile(isHidden, redirects));
  expect(/<meta name="robots" content="noindex">/.test(read('places/old/index.html'))).toBe(
    isHidden,
  );
});
