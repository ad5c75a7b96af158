import { parse } from 'yaml';
import { expect, test } from '../admin/owner.fixture';

/** Fields of every kind at /admin/: the commit has what the owner entered. */

test('entries of a list are added, moved and removed, and nothing is mixed up', async ({
  owner,
}) => {
  const file = 'content/testimonials.yaml';
  const list = 'testimonials';
  const { page } = owner;
  // Taller than any list before it: the system adds what follows once that comes into view.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const read = () => parse(owner.github.text(file))[list];
  const before = read();
  const entries = page.locator(`[data-key-path="${list}"] [draggable]`);
  await owner.open(file);
  await (await owner.part(list)).getByRole('button', { name: /^Add/ }).last().click();
  const text = Array.from({ length: 12 }, (_, at) => `word${at}`).join(' ');
  const review = { name: 'Ana P.', location: 'Star, Idaho', text, rating: '5' };
  for (const [field, value] of Object.entries(review))
    await owner.fill(`${list}.${before.length}.${field}`, value);
  await entries.first().locator('[data-action=reorder]').first().focus();
  await page.keyboard.press('ArrowDown');
  await entries.first().getByRole('button', { name: 'Remove', exact: true }).first().click();
  await owner.save();
  // The second was above the first when that place was cleared.
  expect(read()).toEqual([before[0], ...before.slice(2), { ...review, rating: 5 }]);
  expect(owner.problems()).toBe('');
});

test('a price gets its towns, and a day off its hours', async ({ owner }) => {
  const { page } = owner;
  const prices = 'content/business/prices.yaml';
  await owner.open(prices);
  const travel = await owner.part('prices.travel');
  // What is added there is a price: a town is added among the towns.
  await expect(travel.getByRole('button', { name: /^Add Town/ })).toHaveCount(0);
  await travel.getByRole('button', { name: /^Add/ }).last().click();
  const added = parse(owner.github.text(prices)).prices.travel.length;
  await owner.fill(`prices.travel.${added}.price`, '$1,045.00');
  const towns = await owner.part(`prices.travel.${added}.towns`);
  await towns.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Bluestem' }).first().click();
  await owner.save();
  const { travel: saved } = parse(owner.github.text(prices)).prices;
  expect(saved.at(-1)).toEqual({ price: 1045, towns: ['bluestem'] });

  const hours = 'content/business/hours.yaml';
  await owner.open(hours);
  const closures = await owner.part('closures');
  await closures.getByRole('button', { name: 'Expand All' }).click();
  const ownHours = await owner.part('closures.0.hours');
  await ownHours
    .getByRole('checkbox')
    .or(ownHours.getByRole('button', { name: /^Add/ }))
    .first()
    .click();
  await owner.fill('closures.0.hours.opens', '09:15');
  await owner.fill('closures.0.hours.closes', '11:30');
  await owner.save();
  expect(parse(owner.github.text(hours)).closures[0].hours).toMatchObject({
    opens: '09:15',
    closes: '11:30',
  });
  expect(owner.problems()).toBe('');
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
  const texts = {
    who: `A: b #c "d" 'e'`,
    afterHours: '- dash first',
    waiting: '2026-01-01',
    printing: String.raw`[x] y, {back\slash`,
    receipts: 'null: ~',
    rejected: 'fixed\u00a0space:',
  };
  await owner.open(file);
  for (const [field, text] of Object.entries(texts)) await owner.fill(`answers.${field}`, text);
  await owner.save();
  expect(parse(owner.github.text(file)).answers).toMatchObject(texts);
});
