/** @jest-environment node */
import { readContent } from '../content/read-content';
import { allAttractions } from '../towns/towns';
import { drawnShareImages, shareImages } from './share-images';

const content = readContent(process.cwd());
const images = shareImages(content);

it('has one image for home and for each service, town and attraction, with unique names', () => {
  const { services, towns } = content;
  expect(images).toHaveLength(1 + services.length + towns.length + allAttractions(towns).length);
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
});

it("draws all of them, or only the home page's if a build is measured", () => {
  expect(drawnShareImages(content, {})).toEqual(images);
  expect(drawnShareImages(content, { SITE_SHARE_IMAGES: 'none' }).map(({ file }) => file)).toEqual([
    'home',
  ]);
});

it("puts a town's seal on the images of its attractions", () => {
  const sealOf = (file: string) => images.find((image) => image.file === file)?.seal;
  expect(sealOf('place-initial-point')).toEqual(sealOf('town-kuna'));
  expect(sealOf('town-boise')).not.toEqual(sealOf('town-kuna'));
  expect(sealOf('service-loan-signing')).toEqual(sealOf('home'));
});

it('has a title and the county and state', () => {
  const town = images.find(({ file }) => file === 'town-ontario');
  expect(town).toMatchObject({
    title: 'Mobile notary in Ontario',
    eyebrow: 'Malheur County, Oregon',
  });
});
