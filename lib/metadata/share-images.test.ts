import { testContent as content } from '../content/test-content.fixture';
import { fill } from '../text/templates';
import { shareImages } from './share-images';

const images = shareImages(content);

it('has one image for home and for each service and town, with unique names', () => {
  const { services, towns } = content;
  expect(images).toHaveLength(1 + services.length + towns.length);
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
});

it('puts a seal of its own on the image of each town', () => {
  const sealOf = (file: string) => images.find((image) => image.file === file)?.seal.below;
  expect(sealOf('town-larkin')).not.toEqual(sealOf('town-alder-falls'));
  expect(sealOf('service-house-calls')).toEqual(sealOf('home'));
});

it('has a title and the county and state', () => {
  const title = fill(content.pages.town.served.heading, { town: 'Bluestem' });
  const eyebrow = 'Prather County, Oregon';
  expect(images).toContainEqual(expect.objectContaining({ title, eyebrow }));
});
