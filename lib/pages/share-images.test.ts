/** @jest-environment node */
import { readContent } from '../content/read-content';
import { allAttractions } from '../towns/towns';
import { drawnShareImages, shareImages } from './share-images';

const content = readContent(process.cwd());
const images = shareImages(content);

it('has one for home, each service, each town and each attraction, each under a name of its own', () => {
  const { services, towns } = content;
  expect(images).toHaveLength(1 + services.length + towns.length + allAttractions(towns).length);
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
});

it("draws them all, or the home page's alone where a build is measured", () => {
  expect(drawnShareImages(content, {})).toEqual(images);
  expect(drawnShareImages(content, { SITE_SHARE_IMAGES: 'none' }).map(({ file }) => file)).toEqual([
    'home',
  ]);
});

it("stamps a town's places with the town's own seal", () => {
  const sealOf = (file: string) => images.find((image) => image.file === file)?.seal;
  expect(sealOf('place-initial-point')).toEqual(sealOf('town-kuna'));
  expect(sealOf('town-boise')).not.toEqual(sealOf('town-kuna'));
  expect(sealOf('service-loan-signing')).toEqual(sealOf('home'));
});

it('says where and what', () => {
  const town = images.find(({ file }) => file === 'town-ontario');
  expect(town).toMatchObject({
    title: 'Mobile notary in Ontario',
    eyebrow: 'Malheur County, Oregon',
  });
});
