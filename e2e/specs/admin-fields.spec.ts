import { parse } from 'yaml';
import { expect, test } from '../admin/owner.fixture';

/** Fields of every kind at /admin/: the commit has what the owner entered. */

test('numbers, a phone number and a web address are read as people type them', async ({
  owner,
}) => {
  const { forge } = owner;
  const [contact, prices] = ['content/business/contact.yaml', 'content/business/prices.yaml'];
  await owner.open(contact);
  await owner.fill('phone', '+1 (208) 555\u20110123\u202c');
  await owner.fill('origin', 'www.Larkspur.internal/');
  // An address in a hint is an example, and leads to no one's site.
  await expect(await owner.part('origin')).toContainText('www.your-name.com');
  await expect((await owner.part('origin')).getByRole('link')).toHaveCount(0);
  await owner.save();
  expect(parse(forge.text(contact))).toMatchObject({
    phone: '208-555-0123',
    origin: 'https://www.larkspur.internal',
  });

  const amounts: [field: string, typed: string, kept: number | undefined][] = [
    ['firstNotarization.ID', '$4', 4],
    ['firstNotarization.OR', '3.50 dollars', 3.5],
    ['firstNotarization.online', '', undefined],
    ['additionalNotarization.ID', ' 4.00 ', 4],
    ['additionalNotarization.OR', '$ 5', 5],
    ['additionalNotarization.online', '2.5 USD', 2.5],
    ['travel.0.price', '$1,250.00', 1250],
    ['travel.1.price', '45.', 45],
    ['priority', '$30', 30],
  ];
  await owner.open(prices);
  const travel = await owner.part('prices.travel');
  await travel.getByRole('button', { name: 'Expand All' }).click();
  // What is added there is a price: a town is added among the towns.
  await expect(travel.getByRole('button', { name: /^Add Town/ })).toHaveCount(0);
  for (const [field, typed] of amounts) await owner.fill(`prices.${field}`, typed);
  await owner.save();
  const saved = parse(forge.text(prices)).prices;
  for (const [field, , kept] of amounts) {
    expect(field.split('.').reduce((at, key) => at[key], saved)).toBe(kept);
  }
  expect(owner.problems()).toBe('');
});

test('moving and removing an entry of a list mixes nothing up', async ({ owner }) => {
  // Taller than any list before it: the system adds what follows once that comes into view.
  await owner.page.setViewportSize({ width: 1280, height: 2000 });
  for (const [file, list] of [
    ['content/towns/alder-falls.yaml', 'attractions'],
    ['content/services/house-calls.yaml', 'visits'],
  ] as const) {
    const read = () => parse(owner.forge.text(file))[list];
    const entries = owner.page.locator(`[data-key-path="${list}"] [draggable]`);
    const [first, second, ...others] = read();
    await owner.open(file);
    await owner.part(list);
    await entries.first().locator('[data-action=reorder]').first().focus();
    await owner.page.keyboard.press('ArrowDown');
    await owner.save();
    expect(read()).toEqual([second, first, ...others]);
    await owner.open(file);
    await owner.part(list);
    await entries.first().getByRole('button', { name: 'Remove', exact: true }).first().click();
    await owner.save();
    expect(read()).toEqual([first, ...others]);
  }
});

test('a sentence of a legal page, and awkward texts come back as they were typed', async ({
  owner,
}) => {
  await owner.open('content/legal/terms-of-service.md');
  await (await owner.part('body')).locator('[contenteditable=true]').first().click();
  await owner.page.keyboard.press('Control+End');
  await owner.page.keyboard.type(' One more sentence.');
  const { out, in: added } = await owner.save();
  expect(added).toEqual(out.map((line) => `${line} One more sentence.`));
  expect(out).toHaveLength(1);

  const file = 'content/business/answers.yaml';
  const texts = String.raw`A: b #c "d" 'e'|- dash first|#hash first|null: ~|1e3 is what?|true #|2026-01-01|@at first
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
