import { publicFiles } from './public-files';
import { temporaryFolder } from './temporary-folder.fixture';

const { path, write } = temporaryFolder();

it('accepts what the owner adds, and passes over what systems leave', () => {
  for (const name of ['rates.pdf', 'forms/Order.DOCX', 'me.heic', '.DS_Store', '~$Order.docx']) {
    write(name, '');
  }
  expect(publicFiles(path())).toEqual([]);
});

it.each(['notes.pages', 'README', 'page.html', 'script.js', 'a.tar.gz'])('reports %s', (name) => {
  write(name, '');
  expect(publicFiles(path())).toMatchObject([
    { code: 'file-kind', file: `public/${name}`, endings: expect.arrayContaining(['pdf']) },
  ]);
});

it.each([
  ...['sitemap.xml', 'robots.txt', 'Contact.VCF', '.well-known/security.txt', 'share/home.png'],
  ...['index.txt', 'areas/boise/index.txt', '404/help.pdf', '_next/static/me.png'],
])('reports %s, which the build makes', (name) => {
  write(name, '');
  expect(publicFiles(path())).toMatchObject([{ code: 'made-file', file: `public/${name}` }]);
});
