import AxeBuilder from '@axe-core/playwright';
import sharp from 'sharp';
import { parse } from 'yaml';
import { expect, test } from '../admin/owner.fixture';
import { readExport } from '../checks/exported-site';
import { lapsed, site } from '../sites/sites';
import { expectOnly } from './test';

/** What the owner does at /admin/, and what the repository then has. */

const contact = 'content/business/contact.yaml';
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

test('a town is added: each empty field is named, then one commit has what was filled in', async ({
  owner,
}) => {
  const { page } = owner;
  await page.goto('/admin/#/collections/towns/new');
  await expect(page.locator('[data-key-path="name"]')).toBeVisible();
  await owner.press('Save');
  await expect(page.getByText('This field is required.')).toHaveCount(6);
  await owner.fill('name', 'Cold Fork');
  await owner.fill('county', 'Cobb');
  await owner.fill('latitude', '43.31');
  await owner.fill('longitude', '-116.93');
  await (await owner.part('zips')).getByRole('button', { name: /^Add/ }).click();
  await owner.fill('zips.0', '83990');
  await owner.fill('intro', words(160));
  const { out, in: added } = await owner.save();
  expect(out).toEqual([]);
  const file = 'content/towns/cold-fork.yaml';
  const lines = [
    ...['name: Cold Fork', 'state: ID', 'county: Cobb', 'latitude: 43.31', 'longitude: -116.93'],
    ...['zips:', "- '83990'", `intro: ${words(160)}`, 'hasNearby: true', 'hasMap: true'],
  ];
  expect(added).toEqual(lines.map((line) => `${file}: ${line}`));
  expect(owner.forge.text(file)).toMatch(/\nupdated: 20\d\d-\d\d-\d\d\n$/);
  expect(owner.problems()).toBe('');
});

test('a town is renamed: lists follow, and the old address leads on', async ({ owner }) => {
  await owner.open('content/towns/vetch.yaml');
  await owner.press('Show Editor Options');
  await owner.page.getByRole('menuitem', { name: 'Change the web address' }).click();
  await owner.press('Change the web address');
  await owner.page.getByRole('textbox', { name: 'Web address' }).fill('vetch-springs');
  await owner.press('Done');
  const { out, in: added } = await owner.save();
  expect(out).toContain('content/business/area.yaml: - vetch');
  expect(added).toContain('content/business/area.yaml: - vetch-springs');
  expect(added).toContain('content/towns/vetch-springs.yaml: - /areas/vetch/');
  expect(owner.forge.files.has('content/towns/vetch.yaml')).toBe(false);
  expect(owner.problems()).toBe('');
});

test('a town is removed: it is gone from every list, and nothing takes its place', async ({
  owner,
}) => {
  await owner.open('content/towns/thornby.yaml');
  await owner.press('Show Editor Options');
  await owner.page.getByRole('menuitem', { name: 'Delete' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => owner.forge.commits.length).toBe(1);
  expect(owner.forge.files.has('content/towns/thornby.yaml')).toBe(false);
  expect(owner.forge.text('content/business/area.yaml')).not.toContain('thornby');
  expect(owner.problems()).toBe('');
});

test('the home town is not removed: the form says where it is needed', async ({ owner }) => {
  await owner.open('content/towns/quartz-ford.yaml');
  await owner.press('Show Editor Options');
  await owner.page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(owner.page.getByRole('alertdialog')).toContainText('Main towns');
  expect(owner.forge.commits).toEqual([]);
});

test('a review and days off', async ({ owner }) => {
  await owner.open('content/testimonials.yaml');
  const add = async (list: string) =>
    (await owner.part(list)).getByRole('button', { name: /^Add/ }).last().click();
  const count = parse(owner.forge.text('content/testimonials.yaml')).testimonials.length;
  await add('testimonials');
  const review = { name: 'Ana P.', location: 'Star, Idaho', text: words(12), rating: '5' };
  for (const [field, value] of Object.entries(review)) {
    await owner.fill(`testimonials.${count}.${field}`, value);
  }
  expect((await owner.save()).in.map((line) => line.replace(/.*: (?:- )?(?=\w+: )/, ''))).toEqual(
    Object.entries(review).map(([field, value]) => `${field}: ${value}`),
  );

  const hours = 'content/business/hours.yaml';
  await owner.open(hours);
  await add('closures');
  const days = parse(owner.forge.text(hours)).closures.length;
  await owner.fill(`closures.${days}.from`, '2027-12-24');
  await owner.fill(`closures.${days}.reason`, 'Christmas Eve');
  const dayOff = ['- from: 2027-12-24', 'reason: Christmas Eve'];
  expect(await owner.save()).toEqual({ out: [], in: dayOff.map((line) => `${hours}: ${line}`) });
  expect(owner.problems()).toBe('');
});

for (const [file, list] of [
  ['content/towns/alder-falls.yaml', 'attractions'],
  ['content/services/house-calls.yaml', 'visits'],
] as const) {
  test(`${list} of ${file}: moving and removing mixes nothing up`, async ({ owner }) => {
    const read = () => parse(owner.forge.text(file));
    const entries = () => owner.page.locator(`[data-key-path="${list}"] [draggable]`);
    const [first, second, ...others] = read()[list];
    await owner.open(file);
    await owner.part(list);
    await entries().first().locator('[data-action=reorder]').first().focus();
    await owner.page.keyboard.press('ArrowDown');
    await owner.save();
    expect(read()[list]).toEqual([second, first, ...others]);
    await owner.open(file);
    await owner.part(list);
    await entries().first().getByRole('button', { name: 'Remove', exact: true }).first().click();
    await owner.save();
    expect(read()[list]).toEqual([first, ...others]);
  });
}

test('a sentence of a legal page', async ({ owner }) => {
  const file = 'content/legal/terms-of-service.md';
  await owner.open(file);
  await (await owner.part('body')).locator('[contenteditable=true]').first().click();
  await owner.page.keyboard.press('Control+End');
  await owner.page.keyboard.type(' One more sentence.');
  const { out, in: added } = await owner.save();
  expect(added).toEqual(out.map((line) => `${line} One more sentence.`));
  expect(out).toHaveLength(1);
});

test('a photo of 17 MB is small, upright and without its place in the same commit', async ({
  owner,
}) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const buffer = await sharp({
    create: { width: 5400, height: 3600, channels: 3, background: '#888', noise },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 29/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 96 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(17_000_000);
  await owner.open('content/business/about.yaml');
  const photo = await owner.part('notary.portrait.file');
  await photo
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  await expect(photo).toContainText(/img_1/i);
  expect((await owner.save()).in).toEqual([
    'content/business/about.yaml: file: /photos/img_1.webp',
  ]);
  const small = sharp(owner.forge.commits[0]?.get('public/photos/img_1.webp'));
  const { width, height, exif, orientation } = await small.metadata();
  expect([width, height, exif, orientation]).toEqual([1152, 1728, undefined, undefined]);
});

test('what is wrong is refused in words, and nothing is committed', async ({ owner }) => {
  const { page, forge } = owner;
  await owner.open(contact);
  await owner.fill('phone', '(208) 555 0199');
  await owner.press('Save');
  await expect(await owner.part('phone')).toContainText('a phone number such as 208-555-0100');

  await owner.open('content/business/prices.yaml');
  await owner.fill('prices.firstNotarization.ID', '6');
  await owner.press('Save');
  const price = await owner.part('prices.firstNotarization.ID');
  await expect(price).toContainText('less than or equal to 5');
  await expect(price).toContainText('By law, at most $5 (Idaho Code 51-133).');

  await owner.open('content/business/hours.yaml');
  await (await owner.part('hours')).getByRole('button', { name: 'Expand All' }).click();
  await owner.fill('hours.0.opens', '18:00');
  await owner.fill('hours.0.closes', '18:00');
  await owner.press('Save');
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Nothing was saved, and what you typed is still here.');
  await expect(refusal).toContainText(
    'Opening hours 1, Closes: expected a closing time other than',
  );
  await owner.press('OK');
  await expect((await owner.part('hours.0.closes')).locator('input').first()).toHaveValue('18:00');
  expect(forge.commits).toEqual([]);
});

test('awkward texts come back as they were typed', async ({ owner }) => {
  const file = 'content/business/answers.yaml';
  const texts = String.raw`A: b #c "d" 'e'|- dash first|# hash first|null: ~|1e3 is what?|true #|2026-01-01|@at first
    |'single'|"quoted"|[x] y, {|back\slash|the colon:|> more|%percent|!tagged|& anchor|fixed\u00a0space`;
  const fields = ['who', 'afterHours', 'waiting', 'printing', 'receipts', 'rejected'];
  const all = texts.split(/\s*\|\s*/);
  for (let start = 0; start < all.length; start += fields.length) {
    const some = all.slice(start, start + fields.length);
    await owner.open(file);
    for (const [index, text] of some.entries()) await owner.fill(`answers.${fields[index]}`, text);
    await owner.save();
    const { answers } = parse(owner.forge.text(file));
    expect(some.map((_, index) => answers[fields[index] ?? ''])).toEqual(some);
  }
});

test('the same file on two devices: the second is asked, and nothing is lost silently', async ({
  owner,
}) => {
  const { forge, page } = owner;
  await owner.open(contact);
  await owner.fill('phone', '208-555-0111');
  const other = forge.text(contact).replace(/(?<=\nemail: ).*/, 'new@larkspur-notary.internal');
  forge.commit(new Map([[contact, Buffer.from(other)]]), 'Pat on the phone');
  await owner.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText('Pat on the phone');
  expect(forge.text(contact)).toBe(other);

  const larkin = 'content/towns/larkin.yaml';
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await owner.open(contact);
  const county = forge.text(larkin).replace(/(?<=\ncounty: ).*/, 'Cobb');
  forge.commit(new Map([[larkin, Buffer.from(county)]]), 'Pat on the phone');
  await owner.fill('phone', '208-555-0112');
  expect((await owner.save()).in).toEqual([`${contact}: phone: 208-555-0112`]);
  expect(forge.text(larkin)).toBe(county);
});

test('without a network, and with an expired token, what was typed stays', async ({
  owner,
  complaints,
}) => {
  const { forge, page } = owner;
  const phone = async () => (await owner.part('phone')).locator('input').first();
  await owner.open(contact);
  for (const [fault, said] of [
    ['offline', 'Failed to fetch'],
    ['expired', 'Bad credentials'],
  ] as const) {
    await owner.fill('phone', '208-555-0113');
    forge.fault = fault;
    await owner.press('Save');
    await expect(page.getByRole('alertdialog')).toContainText(said);
    await owner.press('OK');
    await expect(await phone()).toHaveValue('208-555-0113');
    forge.fault = undefined;
  }
  expect(forge.commits).toEqual([]);
  expect((await owner.save()).in).toEqual([`${contact}: phone: 208-555-0113`]);
  expectOnly(complaints, /^outside: https:\/\/api\.github|^failed|Failed|fetch|401|credentials/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a price is changed by touch, and nothing scrolls sideways', async ({ owner }) => {
    const { page } = owner;
    await owner.open('content/business/prices.yaml');
    const price = (await owner.part('prices.firstNotarization.ID')).locator('input').first();
    await price.tap();
    await price.fill('4');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Save', exact: true }).first().tap();
    await expect.poll(() => owner.forge.commits.length).toBe(1);
    expect(owner.forge.text('content/business/prices.yaml')).toContain('ID: 4\n');
  });
});

test('axe finds nothing wrong but how the system divides its page', async ({ owner }) => {
  const { page } = owner;
  const rules = ['region', 'landmark-one-main', 'page-has-heading-one'];
  for (const file of [contact, 'content/business/hours.yaml', 'content/towns/larkin.yaml']) {
    await owner.open(file);
    const { violations } = await new AxeBuilder({ page }).disableRules(rules).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  for (const path of ['/admin/left/', '/admin/review/']) {
    await page.goto(path);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('svg')).toBeVisible();
  await expect(page.getByText('Back to the forms')).toBeHidden();
});

test('there is a card for reviews only with a page where clients write them', () => {
  const hasCard = ({ out }: typeof site) => readExport(out).files.has('/admin/review/index.html');
  expect([site, lapsed].map(hasCard)).toEqual([true, false]);
});

test('nothing on the site leads to the forms', () => {
  const { texts } = readExport(site.out);
  const files = [...texts].flatMap(([file, text]) => (text.includes('/admin/') ? file : []));
  expect(files.filter((file) => !file.startsWith('/admin/'))).toEqual([]);
});

test('every part of the forms finds its files', () => {
  const { texts, files } = readExport(site.out);
  const named = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/new URL\([`"]([^`"]*assets\/[^`"]+)[`"],import\.meta\.url/g)].map(
      ([, name = '']) => new URL(name, `https://site.internal${file}`).pathname,
    ),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !files.has(name) && !/marker-icon/.test(name))).toEqual([]);
});
