import sharp from 'sharp';
import { expect, test } from '../admin/owner.fixture';
import { expectOnly } from './test';

test.use({ drawsPages: true });

test('a photo is on the page at once, and committed small, upright and without its place; a file that no one could serve is refused', async ({
  owner,
  complaints,
}) => {
  const { github, page } = owner;
  await page.goto('/admin/#/assets/public/photos');
  await owner.press('Upload New Assets');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    owner.press('Choose Files'),
  ]);
  const mimeType = 'application/octet-stream';
  await chooser.setFiles({ name: 'notes.pages', mimeType, buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click();
  const status = page.getByRole('status').filter({ hasText: 'expected' });
  await expect(status).toContainText('notes.pages: expected a file that ends with .jpg');
  expect(github.commits).toEqual([]);
  expectOnly(complaints, /^outside: https:\/\/api\.github|^\w+: notes\.pages: expected a file/);

  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 2700, height: 1800, channels: 3 as const, background: '#888', noise };
  const buffer = await sharp({ create })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 29/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 96 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(4_000_000);
  await owner.open('content/business/about.yaml');
  const photo = await owner.part('notary.portrait.file');
  const file = { name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer };
  await photo.locator('input[type=file]').first().setInputFiles(file);
  await expect(photo).toContainText(/img_1/i);
  const shown = page
    .frameLocator('iframe[title="Content Preview"]')
    .getByRole('main')
    .locator('picture img')
    .first();
  const expectPhoto = async (source: RegExp) => {
    // It's fetched once it comes into view.
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('complete', true);
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    await expect(shown).toHaveAttribute('src', source);
  };
  const pages = page.getByLabel('Page', { exact: true });
  await expect(pages.getByRole('option', { name: 'Contact' })).toBeAttached();
  await pages.selectOption({ label: 'Contact' });
  await expectPhoto(/^blob:/);
  expect((await owner.save()).in).toEqual([
    'content/business/about.yaml: file: /photos/img_1.webp',
  ]);
  const small = sharp(owner.github.commits[0]?.get('public/photos/img_1.webp'));
  const { width, height, exif, orientation } = await small.metadata();
  expect([width, height, exif, orientation]).toEqual([1152, 1728, undefined, undefined]);
  // It isn't live yet.
  await owner.open('content/business/prices.yaml');
  await expectPhoto(/^data:image\/webp/);
});
