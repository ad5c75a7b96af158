import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { smsHref } from '../../lib/contact/phone';
import { dollars } from '../../lib/money';
import { maxCount, notarialFees, pluralize, type SigningDetails } from '../../lib/pricing/price';
import { priceFacts } from '../../lib/pricing/price-facts';
import { priceTerms } from '../../lib/pricing/price-terms';
import { routes } from '../../lib/routes';
import { formatMiles } from '../../lib/towns/distance';
import { isCommissionedIn, priorityReach } from '../../lib/towns/town-words';
import { townBySlug, townSurroundings } from '../../lib/towns/towns';
import { content } from './site';
import { expect, islandFiles, test, waitForFailure } from './test';

/** The fees for a town, worked out in place. */

const { business, towns } = content;
const boise = aboutTown('boise');
const isOnline = business.authority.online;

function aboutTown(slug: string) {
  const town = townBySlug(towns, slug);
  const { homeTown, miles } = townSurroundings(towns, business, town);
  const path = routes.town(slug);
  return {
    town,
    homeTown,
    miles,
    path,
    terms: priceTerms(priceFacts(business, homeTown, town, miles)),
  };
}

const button = (page: Page) => page.getByRole('button', { name: /^Work out the fees for / });
const result = (page: Page) => page.locator('#fees').getByRole('status');
const papers = (page: Page) => page.getByLabel('Papers', { exact: true });
const people = (page: Page) => page.getByLabel('People who sign', { exact: true });

const start: SigningDetails = { papers: 1, people: 1, when: 'standard', how: 'in-person' };
/** "At most so many dollars for so many notarial acts". */
function sum(answers: Partial<SigningDetails>, { terms } = boise) {
  const all = { ...start, ...answers };
  const { rate } = (all.how === 'online' && terms.online) || terms.visit;
  const { acts, total } = notarialFees(rate, all);
  return `At most ${dollars(total)} for ${pluralize(acts, 'notarial act', 'notarial acts')}`;
}

test('a click opens the fees, which follow each answer at once', async ({ page }) => {
  await page.goto(boise.path);
  await expect(page.locator('#fees table')).toBeVisible();
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(result(page)).toContainText(sum({}));
  await expect(result(page)).toContainText(formatMiles(boise.miles));
  await page.getByRole('button', { name: 'One paper more' }).click();
  await page.getByRole('button', { name: 'One person more' }).click();
  await expect(result(page)).toContainText(sum({ papers: 2, people: 2 }));
  await people(page).fill('3');
  await expect(result(page)).toContainText(sum({ papers: 2, people: 3 }));
  await page.getByLabel(/^Priority/).check();
  await expect(result(page)).toContainText(boise.terms.visit.soon.priority);
  await expect(page.locator('#fees table')).toBeVisible();
  await button(page).click();
  await expect(result(page)).toBeHidden();
});

test('a figure that is none gets a word, and stays', async ({ page }) => {
  await page.goto(boise.path);
  await button(page).click();
  for (const figure of ['0', '-3', '2.5', String(maxCount + 1), 'three']) {
    await papers(page).fill(figure);
    await expect(papers(page)).toHaveAccessibleDescription(/^A whole number from 1 to/);
    await expect(papers(page)).toHaveValue(figure);
    await expect(result(page)).not.toContainText('At most');
  }
  await papers(page).fill('4');
  await expect(result(page)).toContainText(sum({ papers: 4 }));
  expect(new URL(page.url()).searchParams.get('papers')).toBe('4');
});

test('online there is no trip, and the fee is the one that the table has', async ({ page }) => {
  test.skip(!isOnline, 'nothing is done online');
  const ontario = aboutTown('ontario');
  await page.goto(ontario.path);
  await button(page).click();
  await expect(result(page)).toContainText(sum({}, ontario));
  await page.getByLabel(/^Online/).check();
  await expect(result(page)).toContainText(sum({ how: 'online' }, ontario));
  await expect(result(page)).toContainText('no trip to pay for');
  await expect(result(page)).not.toContainText('straight line');
});

test('where the drive is too long, no haste is promised', async ({ page }) => {
  const far = towns
    .map(({ slug }) => aboutTown(slug))
    .find(
      ({ town, miles }) =>
        isCommissionedIn(business, town.state) && priorityReach(miles, business) === 'too far',
    );
  test.skip(!far, 'every town is near enough');
  if (!far) return;
  await page.goto(`${far.path}?papers=1&when=priority`);
  await expect(result(page)).toContainText(far.terms.visit.soon.priority);
  await expect(result(page)).not.toContainText('when available');
  await expect(result(page)).not.toContainText(', priority');
});

test('the same calculator stands under the second address', async ({ page }) => {
  await page.goto(`${routes.townUnderLocations('boise')}?papers=2`);
  await expect(result(page)).toContainText(sum({ papers: 2 }));
});

test.describe('the address', () => {
  const how = isOnline ? 'online' : 'in-person';
  const shared = `?papers=2&people=1&when=priority&how=${how}`;

  test('keeps the answers, and what else stood there', async ({ page }) => {
    await page.goto(`${boise.path}?from=a%26b#map`);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    expect(new URL(page.url()).search).toBe('?from=a%26b');
    await page.getByRole('button', { name: 'One paper more' }).click();
    await page.getByLabel(/^Priority/).check();
    if (isOnline) await page.getByLabel(/^Online/).check();
    await expect(page).toHaveURL(`${boise.path}?from=a%26b&${shared.slice(1)}#map`);
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
  });

  for (const anchor of ['', '#fees']) {
    test(`opens the calculator with its answers${anchor && `, at ${anchor}`}`, async ({ page }) => {
      await page.goto(`${boise.path}${shared}${anchor}`);
      await expect(papers(page)).toHaveValue('2');
      await expect(page.getByLabel(/^Priority/)).toBeChecked();
      await expect(result(page)).toContainText(sum({ papers: 2, how }));
      await expect(page.locator('body')).toBeFocused();
    });
  }

  test('survives a reload and the way back', async ({ page }) => {
    await page.goto(boise.path);
    await button(page).click();
    await papers(page).fill('5');
    await page.reload();
    await expect(result(page)).toContainText(sum({ papers: 5 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(routes.legal('privacy-policy'));
    await page.goBack();
    // The page comes back at its foot, and wakes where the fees come near.
    await button(page).scrollIntoViewIfNeeded();
    await expect(result(page)).toContainText(sum({ papers: 5 }));
  });

  const hostile = [
    '?papers=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&people=-1&when=%00&how=__proto__',
    '?papers=999999999999999999999&people=1e3&when=constructor&how=javascript:alert(1)',
    '?papers=%E0%A4%A&people=%FF&when[]=priority&how=online%0d%0aSet-Cookie:a=b',
    `?papers=${'9'.repeat(3000)}&papers=2`,
  ];
  for (const search of hostile) {
    test(`is taken for no answer: ${search.slice(0, 60)}`, async ({ page }) => {
      await page.goto(`${boise.path}${search}`);
      await expect(result(page)).toContainText(sum({}));
      await expect(papers(page)).toHaveValue('1');
      await expect(page.getByLabel(/^Standard/)).toBeChecked();
    });
  }
});

test('it can be worked by the keyboard alone', async ({ page }) => {
  await page.goto(boise.path);
  await page.locator('#fees').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(sum({}));
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(papers(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(result(page)).toContainText(sum({ papers: 4 }));
  for (let stops = 0; stops < 4; stops++) await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^Standard/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(/^Priority/)).toBeChecked();
  await expect(result(page)).toContainText('4 papers, 1 person, in Boise, priority');
});

test.describe('with a thumb at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens it, and the next one sends the numbers', async ({ page }) => {
    await page.goto(boise.path);
    await button(page).tap();
    await expect(result(page)).toContainText(sum({}));
    await page.getByRole('button', { name: 'One paper more' }).tap();
    await expect(
      page.locator('#fees').getByRole('link', { name: /^Text us this/ }),
    ).toHaveAttribute(
      'href',
      smsHref(business.phone, 'Notary needed: 2 papers, 1 person, in Boise'),
    );
    await expect(page.locator('#fees').getByRole('link', { name: /^Call/ })).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });

  test('each control is as large as a thumb needs', async ({ page }) => {
    await page.goto(`${boise.path}?papers=1`);
    await expect(result(page)).toBeVisible();
    const heights = await page
      .locator('#price')
      .locator('button:visible, input:not([type=radio]), label:has(input), a:visible')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in it at ${width} px, with a figure that is none`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${boise.path}?papers=2`);
    await expect(result(page)).toContainText(sum({ papers: 2 }));
    await people(page).fill('none');
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('on a desktop nothing offers a text', async ({ page }) => {
  await page.goto(`${boise.path}?papers=2`);
  await expect(result(page)).toBeVisible();
  await expect(page.locator('#price a[href^="sms:"]:visible')).toHaveCount(0);
  const call = page.locator('#price').getByRole('button', { name: /show the number/ });
  await call.click();
  await expect(page.getByRole('dialog', { name: 'Phone number' })).toBeVisible();
});

test('on paper the fees stand if they were asked for', async ({ page }) => {
  await page.goto(boise.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#fees')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button(page).click();
  await page.getByRole('button', { name: 'One paper more' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toBeVisible();
  await expect(result(page)).toContainText(sum({ papers: 2 }));
  await expect(page.locator('#fees').locator('button:visible, input:visible')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table stands alone, with such an address as well', async ({ page }) => {
    await page.goto(`${boise.path}?papers=2#fees`);
    await expect(page.locator('#fees table')).toBeVisible();
    await expect(page.locator('#fees').locator('button:visible')).toHaveCount(0);
  });
});

test('when the script fails, the table stands alone', async ({ page, complaints }) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto(`${boise.path}?papers=2`);
  await waitForFailure(page);
  await expect(page.locator('#fees table')).toBeVisible();
  await expect(page.locator('#fees').locator('button:visible')).toHaveCount(0);
  complaints.length = 0;
});
