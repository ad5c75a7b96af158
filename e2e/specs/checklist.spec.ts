import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { itemsFor, ticksKey } from '../../lib/services/checklist';
import { serviceBySlug } from '../../lib/services/services';
import { content } from './site';
import {
  expect,
  holdScripts,
  islandFiles,
  sheets,
  test,
  waitForFailure,
  waitForIslands,
} from './test';

/** What to bring: a list that ticks by itself, is kept for the tab and goes on paper. */

const { business, services, checklist, towns } = content;
const service = serviceBySlug(services, 'loan-signing');
const path = routes.service(service.slug);
const items = itemsFor(checklist, service, business);
const ofState = (state: 'ID' | 'OR') => items.filter(({ states }) => states?.[0] === state);

const list = (page: Page) => page.getByRole('region', { name: 'What to bring' });
const boxes = (page: Page) => list(page).getByRole('checkbox');
const shown = (page: Page) => list(page).locator('li:visible');
const ticked = (page: Page) => list(page).getByRole('checkbox', { checked: true });
const unticker = (page: Page) => list(page).getByRole('button', { name: 'Untick all' });
const kept = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), ticksKey(service.slug));

/** Ticks the first and the third, and waits until the tab has them. */
async function tickTwo(page: Page) {
  await boxes(page).nth(0).check();
  await boxes(page).nth(2).check();
  await expect.poll(() => kept(page)).toContain('\n');
  await expect(ticked(page)).toHaveCount(2);
}

test('the first tick fetches what keeps it, and a reload shows it again', async ({ page }) => {
  await page.goto(path);
  await expect(boxes(page)).toHaveCount(items.length);
  expect(await kept(page)).toBeNull();
  await tickTwo(page);
  await page.reload();
  await boxes(page).first().scrollIntoViewIfNeeded();
  await expect(ticked(page)).toHaveCount(2);
  await expect(boxes(page).nth(2)).toBeChecked();
});

test('a reload runs the script of the list alone, and none in a tab without ticks', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await tickTwo(page);
  const other = await context.newPage();
  const scriptsOf = (one: Page) => {
    const names: string[] = [];
    one.on('request', (request) => {
      if (request.resourceType() === 'script') names.push(request.url().replace(/.*\/|-.*/g, ''));
    });
    return names;
  };
  const [scripts, others] = [scriptsOf(page), scriptsOf(other)];
  await other.goto(path);
  await boxes(other).first().scrollIntoViewIfNeeded();
  await expect(boxes(other).first()).toBeInViewport();
  await expect(ticked(other)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(['checklist']);
  expect(others).toEqual([]);
  await other.close();
});

test('another service has a list of its own', async ({ page }) => {
  await page.goto(path);
  await tickTwo(page);
  await page.goto(routes.service('apostille'));
  await waitForIslands(page);
  await expect(ticked(page)).toHaveCount(0);
});

test('what is ticked while the kept ticks are on their way stands beside them', async ({
  page,
}) => {
  await page.goto(path);
  await tickTwo(page);
  const release = await holdScripts(page);
  await page.reload();
  await boxes(page).nth(4).check();
  await expect(ticked(page)).toHaveCount(1);
  release();
  await expect(ticked(page)).toHaveCount(3);
});

test('all ticks go at once, and stay gone', async ({ page }) => {
  await page.goto(path);
  await tickTwo(page);
  await unticker(page).click();
  await expect(ticked(page)).toHaveCount(0);
  await expect(list(page).getByRole('status')).toHaveText('Nothing is ticked.');
  expect(await kept(page)).toBeNull();
  await page.reload();
  await waitForIslands(page);
  await expect(ticked(page)).toHaveCount(0);
});

test('the choice of a state leaves its rules, is kept, and reaches no address', async ({
  page,
}) => {
  await page.goto(path);
  await expect(shown(page)).toHaveCount(items.length);
  await list(page).getByText('Idaho', { exact: true }).click();
  await expect(shown(page)).toHaveCount(items.length - ofState('OR').length);
  await expect.poll(() => kept(page)).toBe('ID');
  await page.reload();
  await boxes(page).first().scrollIntoViewIfNeeded();
  await expect(list(page).getByRole('radio', { name: 'Idaho' })).toBeChecked();
  await list(page).getByRole('radio', { name: 'Oregon' }).check();
  await expect(shown(page)).toHaveCount(items.length - ofState('ID').length);
  await list(page).getByRole('radio', { name: 'Not sure' }).check();
  await expect(shown(page)).toHaveCount(items.length);
  expect(new URL(page.url()).search).toBe('');
});

test('goes by keyboard: boxes by the space bar, states by arrows, buttons by Enter', async ({
  page,
}) => {
  await page.goto(path);
  await list(page).getByRole('radio', { name: 'Not sure' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list(page).getByRole('radio', { name: 'Idaho' })).toBeFocused();
  await expect(shown(page)).toHaveCount(items.length - ofState('OR').length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(ticked(page)).toHaveCount(1);
  await unticker(page).focus();
  await page.keyboard.press('Enter');
  await expect(ticked(page)).toHaveCount(0);
  await expect(unticker(page)).toBeFocused();
});

/** Presses the button, where no dialog of the browser waits for an answer. */
async function askForPaper(page: Page) {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print');
  });
  await list(page).getByRole('button', { name: 'Print the list' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'print');
}

for (const { slug } of services) {
  test(`the list of ${slug} prints alone, on one sheet`, async ({ page }) => {
    await page.goto(routes.service(slug));
    await askForPaper(page);
    expect(await sheets(page)).toBe(1);
  });
}

test('prints with its ticks and no item cut in two', async ({ page }) => {
  await page.goto(path);
  await boxes(page).nth(1).check();
  await askForPaper(page);
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(items.length);
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(list(page).locator('button:visible, [type="radio"]:visible')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Questions people ask' })).toBeHidden();
  const breaks = await list(page)
    .locator('li')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('region', { name: 'Questions people ask' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a thumb ticks by the words, in rows of 44 px, and by no scroll', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'list', exact: true }).tap();
    await expect(list(page).getByRole('heading')).toBeInViewport();
    const heights = await list(page)
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await list(page).getByText('Any loan papers').tap();
    await expect(ticked(page)).toHaveCount(1);
    await expect.poll(() => kept(page)).toContain('Any loan papers');
  });

  test('axe finds nothing, with ticks and a state chosen', async ({ page }) => {
    await page.goto(path);
    await tickTwo(page);
    await list(page).getByText('Oregon', { exact: true }).tap();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list reads whole, ticks, and follows the choice of a state', async ({ page }) => {
    await page.goto(path);
    for (const { text } of items) await expect(list(page).getByText(text)).toBeVisible();
    await boxes(page).first().check();
    await expect(boxes(page).first()).toBeChecked();
    await list(page).getByRole('radio', { name: 'Oregon' }).check();
    await expect(shown(page)).toHaveCount(items.length - ofState('ID').length);
    await expect(list(page).getByRole('button')).toHaveCount(0);
  });

  for (const town of towns.filter(({ slug }) => ['boise', 'kuna', 'fruitland'].includes(slug))) {
    test(`${town.name} leads to the list and to how a visit to a hospital goes`, async ({
      page,
    }) => {
      await page.goto(routes.town(town.slug));
      await page.getByRole('link', { name: 'list', exact: true }).click();
      await expect(list(page)).toBeInViewport();
      await page.goBack();
      await page.getByRole('link', { name: 'How a visit goes' }).click();
      const guide = page.getByRole('region', { name: 'Hospital, care home or jail' });
      await expect(guide).toBeInViewport();
      await expect(guide.getByText('Call first:')).toHaveCount(3);
    });
  }
});

test('where the script does not come, the list ticks and has no button', async ({
  page,
  complaints,
}) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto(path);
  await waitForFailure(page);
  await boxes(page).first().check();
  await expect(boxes(page).first()).toBeChecked();
  await expect(list(page).getByRole('button')).toHaveCount(0);
  complaints.length = 0;
});

test('where the browser keeps nothing, the list works for as long as the page stands', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('denied');
      },
    });
  });
  await page.goto(path);
  await boxes(page).nth(0).check();
  await unticker(page).click();
  await expect(ticked(page)).toHaveCount(0);
});
