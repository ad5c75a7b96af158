import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { readExport } from './exported-site';

const { path: pathTo, write } = temporaryFolder();

it('reads pages but not redirects, every file, and the text of text files', () => {
  const exported = {
    '.well-known/security.txt': 'Contact: us',
    '404.html': '<h1>Page Not Found</h1>',
    'areas/boise/index.html': '<h1>Boise</h1>',
    'icons/icon.png': 'not a text',
    'index.html': '<h1>Home</h1>',
    'old/index.html': '<meta http-equiv="refresh" content="0; url=/">',
  };
  for (const [file, text] of Object.entries(exported)) write(file, text);
  const { pages, files, texts } = readExport(pathTo());
  expect(pages.map(({ path }) => path)).toEqual(['/404.html', '/areas/boise/', '/']);
  expect([...files]).toEqual(Object.keys(exported).map((file) => `/${file}`));
  expect(texts.has('/icons/icon.png')).toBe(false);
  expect(texts.get('/.well-known/security.txt')).toBe('Contact: us');
});
