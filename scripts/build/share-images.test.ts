import sharp from 'sharp';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { testContent } from '../../lib/content/test-content.fixture';
import { shareImages } from '../../lib/metadata/share-images';
import { writeShareImages } from './share-images';

const { path, files } = temporaryFolder();

/** How many images are being drawn, and the most at once. */
const mockDrawn = { now: 0, most: 0 };
jest.mock('@resvg/resvg-js', () => {
  const resvg = jest.requireActual<typeof import('@resvg/resvg-js')>('@resvg/resvg-js');
  const renderAsync: typeof resvg.renderAsync = async (...card) => {
    mockDrawn.most = Math.max(mockDrawn.most, ++mockDrawn.now);
    const image = await resvg.renderAsync(...card);
    mockDrawn.now--;
    return image;
  };
  return { ...resvg, renderAsync };
});

it('draws an image for each page that has one, with its words in the right size', async () => {
  const brand = 'WWWWW '.repeat(7).trim();
  const business = { ...testContent.business, headline: brand };
  await writeShareImages({ ...testContent, business }, path());
  expect(files()).toHaveLength(shareImages(testContent).length);
  // All at once would take 3 GB for 1,000 towns.
  expect(mockDrawn.most).toBe(1);
  for (const name of ['share/home.png', 'share/town-larkin.png']) {
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
