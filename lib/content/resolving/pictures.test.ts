import { resolveNotary } from './pictures';

const me = { file: '/photos/me.webp', alt: 'Orla at her gate' };
it('offers each size that the build makes of a photo, in both formats', () => {
  const { portrait } = resolveNotary({ name: 'Orla', since: 2019, portrait: me });
  expect(portrait).toEqual({
    src: '/photos/me-128.jpeg',
    alt: me.alt,
    width: 128,
    height: 160,
    sources: [
      {
        type: 'image/avif',
        srcSet: '/photos/me-128.avif 1x, /photos/me-256.avif 2x, /photos/me-384.avif 3x',
      },
      {
        type: 'image/jpeg',
        srcSet: '/photos/me-128.jpeg 1x, /photos/me-256.jpeg 2x, /photos/me-384.jpeg 3x',
      },
    ],
  });
});
