import { parse } from 'yaml';
import { expect, test } from '../admin/owner.fixture';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a price and a tag are changed by touch, the price is taken back, nothing scrolls sideways', async ({
  owner,
}) => {
  const { page } = owner;
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const file = 'content/business/prices.yaml';
  await owner.open(file);
  const price = (await owner.part('prices.firstNotarization.ID')).locator('input').first();
  await price.tap();
  expect(await price.evaluate((input) => getComputedStyle(input).fontSize)).toBe('16px');
  await price.fill('4');
  expect(await width()).toBe(390);
  await owner.fill('times.loanSigningMinutes.1', '77');
  await page.getByRole('button', { name: 'Save', exact: true }).first().tap();
  await expect.poll(() => owner.github.commits.length).toBe(1);
  expect(owner.github.text(file)).toMatch(/ID: 4\n[\s\S]* - 77\n/);

  const order = 'content/business/services.yaml';
  const read = () => parse(owner.github.text(order)).services;
  const before = read();
  await owner.open(order);
  const tags = page.locator('.select-tags .label');
  await tags.last().tap();
  await page.getByRole('button', { name: /^First: / }).tap();
  await expect(tags.first()).toContainText('Signing by video');
  await page.getByRole('button', { name: /^Later: / }).tap();
  await owner.save();
  const [first, ...others] = before;
  expect(read()).toEqual([first, before.at(-1), ...others.slice(0, -1)]);

  await page.goto('/admin/changes/');
  const takeBack = page.getByRole('button', { name: /^Take it back/ }).last();
  await expect(takeBack).toBeVisible();
  expect((await takeBack.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await width()).toBe(390);
  await takeBack.tap();
  await expect.poll(() => owner.github.text(file)).toMatch(/ID: 5\n[\s\S]* - 75\n/);
});

test('what the search finds is opened in view; the line covers nothing, and goes by its x', async ({
  owner,
}) => {
  const { page } = owner;
  await page.goto('/admin/#/collections');
  await page.getByRole('searchbox').fill('in the room unless they sign');
  await page.getByRole('row').first().tap();
  const found = page.locator(':is(input, textarea):focus');
  await expect(found).toHaveValue(/in the room unless they sign/);
  await expect(found).toBeInViewport();

  // So is the field that a link of the list of what is left names.
  await page.goto('/admin/?field=commissions.OR.number#/collections/business/entries/commissions');
  const number = page.locator('[data-key-path="commissions.OR.number"] input:focus');
  await expect(number).toBeInViewport();

  const line = page.getByText('See the list');
  await page.goto('/admin/#/collections');
  await expect(async () => {
    const shell = await page.locator('.app-shell').boundingBox();
    const edge = (shell?.y ?? 0) + (shell?.height ?? 0);
    expect((await line.locator('..').boundingBox())?.y).toBeGreaterThanOrEqual(edge);
  }).toPass();
  await page.goto('/admin/#/collections/towns/entries/larkin');
  await page.reload();
  await expect(page.locator('[data-key-path]').first()).toBeVisible();
  await expect(line).toBeHidden();
  await page.goto('/admin/#/collections');
  await page.getByRole('button', { name: 'Close this message' }).tap();
  await expect(line).toBeHidden();
  await expect.poll(async () => (await page.locator('.app-shell').boundingBox())?.height).toBe(844);
});
