import { routes } from '../../lib/routes';
import { townAndState, townBySlug } from '../../lib/towns/towns';
import { expectNoViolationsAtAnyWidth } from './expectations';
import { answer, box, callBar, option, options } from './page-parts';
import { content } from './site';
import { expect, expectOnly, test, waitForIslands } from './test';

/** Typing a town: on the home page, the lists of towns, and the not-found pages. */

const { towns } = content;
const larkin = townBySlug(towns, 'larkin');
const townPage = (slug: string) => new RegExp(`${routes.town(slug)}$`);

test('the finder leads to a town from every page that has it', async ({ page, complaints }) => {
  for (const path of [routes.home, routes.areas, routes.locations, '/no-such-page/']) {
    await page.goto(path);
    await box(page).fill('lankin');
    await option(page, townAndState(larkin)).click();
    await expect(page).toHaveURL(townPage(larkin.slug));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(larkin.name);
  }
  await page.goto(`${routes.areas}vecth/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vecth');
  await box(page).fill('vecth');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(townPage('vetch'));
  await page.goBack();
  await expect(answer(page)).toBeEmpty();
  expectOnly(complaints, /status of 404/);
});

test('the option that a key selects is in view and outlined at 320 by 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await page.goto(routes.home);
  await waitForIslands(page);
  await box(page).focus();
  await page.keyboard.type('m');
  await options(page).nth(0).hover();
  for (const selected of await options(page).all()) {
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toBeInViewport({ ratio: 1 });
    await expect(selected).toHaveCSS('outline-style', 'solid');
  }
  await expect(options(page).nth(0)).toHaveCSS('outline-style', 'none');
});

test('what is typed is neither sent nor stored', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(routes.home);
  await waitForIslands(page);
  await box(page).fill('atlantis');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('atlantis');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect([...requests, page.url(), stored].join()).not.toContain('atlantis');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const title = 'the list is above the call bar, and a tap leads to the town';
  test(title, { tag: '@typing' }, async ({ page }) => {
    // Before the script has loaded.
    await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
    await box(page).tap();
    await page.keyboard.type('m');
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    const bar = await callBar(page).boundingBox();
    const last = await options(page).last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    // The answer pushes the list down, and covers nothing of it.
    await box(page).fill('cinder plain');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('six towns');
    await expect(options(page)).toHaveCount(6);
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    const said = await answer(page).boundingBox();
    const top = await options(page).first().boundingBox();
    const bottom = await options(page).last().boundingBox();
    expect(top?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0));
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await box(page).fill('mctav');
    await option(page, 'McTavish, Idaho').tap();
    await expect(page).toHaveURL(townPage('mctavish'));
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
  await expect(answer(page)).toContainText('Mount Corbin');
  await expectNoViolationsAtAnyWidth(page);
});
