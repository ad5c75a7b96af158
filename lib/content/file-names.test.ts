import { mkdirSync, symlinkSync } from 'node:fs';
import { fileNames, isForeign } from './file-names';
import { temporaryFolder } from './temporary-folder.fixture';

const { path, write } = temporaryFolder();

it.each([
  ...['.DS_Store', '._boise.yaml', 'Thumbs.db', 'ehthumbs.db', 'desktop.ini', 'Desktop.ini'],
  ...['~$boise.docx', 'boise.yaml~', '.boise.yaml.swp', '.~lock.boise.odt#', '#boise.yaml#'],
  ...['.AppleDouble', '__MACOSX', 'Icon\r', '$RECYCLE.BIN', 'System Volume Information', '@eaDir'],
  ...['boise.yaml.bak', 'boise.yaml.orig', 'boise.swp', '~WRL0001.tmp'],
  ...['me.jpg:Zone.Identifier', 'me.jpg\uf03aZone.Identifier'],
])('passes over %j, which a system, an editor or a download leaves', (name) => {
  expect(isForeign(name)).toBe(true);
});

it.each(['boise.yaml', '.well-known', 'thumbs.db.pdf', 'my~file.pdf', 'Order #1.pdf', 'tmp.pdf'])(
  'keeps %s',
  (name) => {
    expect(isForeign(name)).toBe(false);
  },
);

it('lists files at any depth, but nothing in a foreign folder', () => {
  write('.DS_Store', '');
  write('.AppleDouble/rates.pdf', '');
  write('.well-known/security.txt', '');
  write('photos/._me.jpg', '');
  write('photos/me.jpg', '');
  mkdirSync(path('empty'));
  expect(fileNames(path())).toEqual(['.well-known/security.txt', 'photos/me.jpg']);
});

it('passes over links that lead to a folder or nowhere', () => {
  write('photos/me.jpg', '');
  symlinkSync(path('photos'), path('all'), 'junction');
  symlinkSync(path('gone.jpg'), path('link.jpg'));
  expect(fileNames(path())).toEqual(['photos/me.jpg']);
});
