import { notary } from './notary';

const record = { name: null, since: null };

it.each<[boolean, ...string[]]>([
  [true, '/me.jpg', '/photos/IMG_0142.JPG', '/me.avif', '/ME.PNG'],
  [false, '/me.heic', '/me.pdf', '/me', 'me.jpg', '/../me.jpg', '/my face.jpg'],
])('takes only a photo of the public folder as a picture: %s for %j', (isTaken, ...files) => {
  for (const file of files) {
    const portrait = { file, alt: 'Orla at her gate' };
    expect([file, notary.safeParse({ ...record, portrait }).success]).toEqual([file, isTaken]);
  }
});
