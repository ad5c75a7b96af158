import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileNames } from '../../lib/content/file-names';
import { readContentWithLines } from '../../lib/content/read-content';
import { testDay } from '../../lib/content/test-content.fixture';
import { checkGoLive } from '../../scripts/go-live/go-live';
import { isLeft } from '../../scripts/go-live/task';
import { expect, test } from '../admin/owner.fixture';
import { lapsed } from '../sites/sites';

const business = (name: string) => `content/business/${name}.yaml`;
const contact = business('contact');
const prices = business('prices');
const about = business('about');
const search = business('search');
const commissions = business('commissions');
const reviews = 'content/testimonials.yaml';

/** What an owner types for each thing that is left; the lists and the photo apart. */
const typed: [file: string, field: string, value: string][] = [
  [contact, 'phone', '(208) 467-1234'],
  [contact, 'texts', '(208) 922-4418'],
  [contact, 'email', 'hello@larkspur-notary.internal'],
  [contact, 'delivery', ''],
  [prices, 'prices.firstNotarization.ID', '$5'],
  [prices, 'prices.firstNotarization.OR', '10 dollars'],
  [prices, 'prices.firstNotarization.online', '5'],
  [prices, 'prices.priority', '$30.00'],
  [about, 'notary.name', 'Pat Hale'],
  [about, 'notary.since', '2015'],
  [search, 'reviewLink', 'reviews.internal/larkspur'],
  [commissions, 'commissions.OR.expires', '2030-01-31'],
];

/** What is left of some files of content. */
function leftIn(files: ReadonlyMap<string, Buffer>): string[] {
  const root = test.info().outputPath('content-after');
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), bytes);
  }
  const items = checkGoLive(readContentWithLines(root, testDay), testDay);
  return items.filter(isLeft).map(({ field }) => field);
}

test('what is left before going live is done in the forms alone', async ({ owner }) => {
  test.setTimeout(180_000);
  const { forge, page } = owner;
  const names = fileNames(lapsed.SITE_CONTENT);
  const files = names.map((name) => [name, readFileSync(join(lapsed.SITE_CONTENT, name))] as const);
  forge.commit(new Map(files), 'Pat');
  expect(leftIn(forge.files).length).toBeGreaterThan(typed.length);
  await page.reload();
  for (const file of new Set(typed.map(([name]) => name))) {
    await owner.open(file);
    for (const [name, field, value] of typed) if (name === file) await owner.fill(field, value);
    if (file === prices) {
      await (await owner.part('prices.travel')).getByRole('button', { name: /^Add/ }).click();
      await owner.fill('prices.travel.0.price', '45');
      const towns = await owner.part('prices.travel.0.towns');
      await towns.getByRole('combobox').first().click();
      await page.getByRole('option', { name: 'Larkin' }).first().click();
    }
    if (file === about) {
      const portrait = await owner.part('notary.portrait');
      await portrait
        .getByRole('checkbox')
        .or(portrait.getByRole('button', { name: /^Add/ }))
        .first()
        .click();
      const create = { width: 500, height: 600, channels: 3 as const, background: '#987' };
      const buffer = await sharp({ create }).jpeg().toBuffer();
      const photo = await owner.part('notary.portrait.file');
      const me = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
      await photo.locator('input[type=file]').first().setInputFiles(me);
      await owner.fill('notary.portrait.alt', 'Pat at a kitchen table');
    }
    await owner.save();
  }
  await owner.open(reviews);
  await (await owner.part('testimonials')).getByRole('button', { name: 'Remove' }).last().click();
  await owner.save();
  expect(leftIn(forge.files)).toEqual([]);
});
