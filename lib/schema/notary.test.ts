import { notary } from './notary';

const withPortrait = (file: string) =>
  notary.safeParse({ name: null, since: null, portrait: { file, alt: 'Orla at her gate' } });

it.each(['/me.jpg', '/photos/IMG_0142.JPG', '/me.avif', '/ME.PNG'])(
  'takes the picture %s',
  (file) => {
    expect(withPortrait(file).success).toBe(true);
  },
);

it.each(['/me.heic', '/me.pdf', '/me', 'me.jpg', '/../me.jpg', '/my face.jpg'])(
  'refuses %s',
  (file) => {
    expect(withPortrait(file).success).toBe(false);
  },
);
