import sharp from 'sharp';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { testContent } from '../../lib/content/test-content.fixture';
import { shareImages } from '../../lib/pages/share-images';
import { drawShareImages, writeShareImages } from './share-images';

const { path } = temporaryFolder();

it('draws an image for each page that has one, with its words in the right size', async () => {
  const brand = 'WWWWW '.repeat(7).trim();
  const drawn = await drawShareImages({
    ...testContent,
    business: { ...testContent.business, headline: brand },
  });
  expect(drawn.size).toBe(shareImages(testContent).length);
  const names = ['/share/home.png', '/share/town-larkin.png'];
  await writeShareImages(new Map([...drawn].filter(([name]) => names.includes(name))), path());
  for (const name of names) {
    const image = sharp(path(name));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const darkest = async (left: number, width: number) => {
      const part = await image.clone().extract({ left, top: 60, width, height: 510 }).toBuffer();
      return (await sharp(part).greyscale().stats()).channels[0]?.min;
    };
    expect(await darkest(60, 600)).toBeLessThan(60);
    // Between the words and the seal.
    expect(await darkest(695, 20)).toBeGreaterThan(240);
  }
});
