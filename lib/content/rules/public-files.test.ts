import { forbiddenNames, publicFiles } from './public-files';

it('accepts what the owner adds', () => {
  expect(publicFiles(['rates.pdf', 'forms/Order.DOCX', 'me.heic'])).toEqual([]);
});

it.each(['photos/seal.SVG', 'notes.pages', 'README', 'page.html', 'script.js', 'a.tar.gz'])(
  'reports %s',
  (name) => {
    expect(publicFiles([name])).toMatchObject([
      { file: `public/${name}`, expected: expect.stringMatching(/^a file that ends .*, \.pdf,/) },
    ]);
  },
);

it.each([
  ...['sitemap.xml', 'robots.txt', 'Contact.VCF', 'share/home.png'],
  ...['index.txt', 'areas/boise/index.txt', '404/help.pdf', '_next/static/me.png'],
])('reports %s, which the build makes', (name) => {
  expect(publicFiles([name])).toMatchObject([{ file: `public/${name}`, expected: 'another name' }]);
});

it('reports a name that has a word that both states forbid', () => {
  const right = ['photos/notary.jpg', 'content/services/apostille.yaml'];
  const wrong = ['photos/Notaría.jpg', 'content/services/notario-visits.yaml'];
  expect(forbiddenNames([...right, ...wrong])).toMatchObject([
    { file: wrong[0], found: '"Notaría.jpg"' },
    { file: wrong[1], found: '"notario-visits.yaml"' },
  ]);
});
