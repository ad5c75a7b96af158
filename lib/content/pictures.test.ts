import { resolveNotary } from './pictures';

const me = { file: '/photos/me.webp', alt: 'Orla at her gate' };
it('offers each size that the build makes of a photo, in both formats', () => {
  const { portrait } = resolveNotary({ name: 'Orla', since: 2019, portrait: me });
  expect(portrait).toEqual({
    src: '/photos/me-96.jpeg',
    alt: me.alt,
    width: 96,
    height: 96,
    sources: [
      {
        type: 'image/avif',
        srcSet: '/photos/me-96.avif 1x, /photos/me-192.avif 2x, /photos/me-288.avif 3x',
      },
      {
        type: 'image/jpeg',
        srcSet: '/photos/me-96.jpeg 1x, /photos/me-192.jpeg 2x, /photos/me-288.jpeg 3x',
      },
    ],
  });
});
