/** @jest-environment node */
import { readContent } from '../../../lib/content/read-content';
import { siteOrigin } from '../../../lib/site';
import { temporaryFolder } from '../../temporary-folder.fixture';
import { writeRedirects } from './write-redirects';

const { path, read } = temporaryFolder();

it('writes a page at the old path that sends visitors to the new one', () => {
  const content = readContent(process.cwd());
  const to = '/places/initial-point/';
  writeRedirects({ ...content, redirects: [{ from: '/places/old-name/', to }] }, path());
  const page = read('places/old-name/index.html');
  expect(page).toContain(`content="0; url=${to}"`);
  expect(page).toContain(`rel="canonical" href="${siteOrigin(content.business)}${to}"`);
  expect(page).toContain(`<a href="${to}">`);
});
