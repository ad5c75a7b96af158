import { routes } from '../../lib/routes';
import { fill } from '../../lib/text';
import { townAndState, townBySlug } from '../../lib/towns/towns';
import { expectNoViolationsAtAnyWidth } from './expectations';
import { answer, box, callBar, numberInSentence, option, options, orOnline } from './page-parts';
import { content } from './site';
import { expect, expectOnly, holdScripts, test, waitForIslands } from './test';

/** Typing a town: on the home page, the lists of towns, and the not-found pages. */

const { pages, towns } = content;
const { allTowns, answers, unlisted } = pages.finder.box;
const number = numberInSentence;
const larkin = townBySlug(towns, 'larkin');

test('the finder leads to a town from every page that has it', async ({ page, complaints }) => {
  for (const path of [routes.home, routes.areas, routes.locations, '/no-such-page/']) {
    await page.goto(path);
    await box(page).fill('lankin');
    await option(page, townAndState(larkin)).click();
    await expect(page).toHaveURL(new RegExp(`${routes.town(larkin.slug)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(larkin.name);
  }
  // The page for an unknown town.
  await page.goto(`${routes.areas}vecth/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vecth');
  await box(page).fill('vecth');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${routes.town('vetch')}$`));
  expectOnly(complaints, /status of 404/);
});

test('the keyboard reaches a town, and going back restores the page', async ({ page }) => {
  await page.goto(routes.home);
  await waitForIslands(page);
  await box(page).focus();
  await page.keyboard.type('qu');
  await expect(options(page)).toHaveText([
    /^Quartz Ford, Idaho/,
    `Quartz Hollow, Idaho${unlisted}`,
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^Quartz Hollow/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${routes.town('quartz-ford')}$`));
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect(box(page)).toBeVisible();
  await expect(answer(page)).not.toContainText(
    fill(answers.opening, { place: 'Quartz Ford, Idaho' }),
  );
});

test('the option that the keyboard selects is in view, even at 320 by 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await page.goto(routes.home);
  await waitForIslands(page);
  await box(page).focus();
  await page.keyboard.type('m');
  for (const selected of await options(page).all()) {
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toBeInViewport({ ratio: 1 });
  }
});

test('the option below the pointer and the selected one can be told apart', async ({ page }) => {
  await page.goto(routes.home);
  await box(page).fill('m');
  await options(page).nth(0).hover();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const outline = (index: number) =>
    options(page)
      .nth(index)
      .evaluate((option) => getComputedStyle(option).outlineStyle);
  expect([await outline(0), await outline(1)]).toEqual(['none', 'solid']);
});

test('Enter pressed before the script has loaded leads to the town', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.home);
  await box(page).fill('larkin');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(new RegExp(`${routes.town('larkin')}$`));
});

test('what is typed is neither sent nor stored', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(routes.home);
  await waitForIslands(page);
  await box(page).fill('atlantis');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText(
    orOnline(fill(answers.unknown, { typed: 'atlantis', allTowns, number })),
  );
  expect(requests.join()).not.toContain('atlantis');
  expect(page.url()).not.toContain('atlantis');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('atlantis');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the list is above the call bar, and a tap leads to the town', async ({ page }) => {
    // Before the script has loaded.
    await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
    await box(page).tap();
    await page.keyboard.type('m');
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    const bar = await callBar(page).boundingBox();
    const last = await options(page).last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.keyboard.type('ctav');
    await option(page, 'McTavish, Idaho').tap();
    await expect(page).toHaveURL(new RegExp(`${routes.town('mctavish')}$`));
  });
});

test('axe finds nothing in the list and the answer', async ({ page }) => {
  await page.goto(routes.home);
  await box(page).fill('m');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expectNoViolationsAtAnyWidth(page);
  await box(page).fill('medlar');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText(
    orOnline(
      fill(answers.notListed, {
        place: 'Medlar, Idaho',
        town: 'Mount Corbin, Idaho',
        number,
      }),
    ),
  );
  await expectNoViolationsAtAnyWidth(page);
});

test("a click shows the town nearest to the device's location", async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: larkin.latitude + 0.03, longitude: larkin.longitude });
  await page.goto(routes.home);
  await box(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText(fill(answers.near, { town: townAndState(larkin) }));
  await answer(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${routes.town(larkin.slug)}$`));
});
