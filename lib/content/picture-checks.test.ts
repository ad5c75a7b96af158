import { pictureProblems } from './picture-checks';
import { temporaryFolder } from './temporary-folder.fixture';

const { path, write } = temporaryFolder();

const found = (pictures: object) => {
  const none = { name: null, since: null, portrait: null };
  return pictureProblems({ ...none, ...pictures }, (_file, keys) => keys.length, path());
};
const me = { file: '/photos/me.jpg', alt: 'Orla at her gate' };

it('accepts a photo that is in the public folder, and none at all', () => {
  write('photos/me.jpg');
  expect(found({ portrait: me, car: me })).toEqual([]);
  expect(found({})).toEqual([]);
});

it.each(['portrait', 'car'])('reports a %s that is not there', (place) => {
  expect(found({ [place]: me })).toMatchObject([
    { line: 3, field: `notary.${place}.file`, found: 'no file public/photos/me.jpg' },
  ]);
});
