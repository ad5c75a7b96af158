import type { Page } from '@playwright/test';
import { inquiryLines } from '../../lib/contact/inquiry-message';
import { estimate } from '../../lib/pricing/estimate';
import { priceFacts } from '../../lib/pricing/price-facts';
import { routes } from '../../lib/routes';
import type { Inquiry } from '../../lib/schema/pages/inquiry';
import { serviceBySlug } from '../../lib/services/services';
import { fill } from '../../lib/text';
import { townAndState, townBySlug, townSurroundings } from '../../lib/towns/towns';
import { boxes, listPath, service, shared } from './checklist-parts';
import { expectNoSidewaysScroll, expectNoViolationsAtAnyWidth } from './expectations';
import { field } from './message-form';
import { box, openButton } from './page-parts';
import { content } from './site';
import { expect, test, waitForIslands } from './test';

/** What a visitor has chosen on any page arrives in one message. */

const { business, pages, services, towns } = content;
const copy = pages.inquiry;
const alder = townBySlug(towns, 'alder-falls');
const { miles } = townSurroundings(towns, business, alder);
const houseCalls = serviceBySlug(services, 'house-calls');
const [ward] = houseCalls.visits ?? [];

/** What a visitor does, and what is known from then on. */
const steps: Record<string, { act: (page: Page) => Promise<void>; found: Inquiry }> = {
  finder: {
    found: { town: townAndState(townBySlug(towns, 'larkin')) },
    act: async (page) => {
      await page.goto(routes.home);
      await box(page).fill('larkin');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${routes.town('larkin')}`);
    },
  },
  calculator: {
    found: estimate(
      priceFacts(business, alder, miles),
      { documents: 2, people: 1, when: 'standard', how: 'in-person' },
      pages.price.calculator,
      copy,
    ),
    act: async (page) => {
      await page.goto(routes.town(alder.slug));
      await openButton(page).click();
      await page.getByRole('button', { name: 'Add one document' }).click();
    },
  },
  checklist: {
    found: { service: service.title, ready: fill(copy.ready, { count: 2, all: shared.length }) },
    act: async (page) => {
      await page.goto(listPath);
      await waitForIslands(page);
      for (const index of [0, 2]) await boxes(page).nth(index).check();
    },
  },
  ward: {
    found: { place: ward?.title ?? '', service: houseCalls.title },
    act: async (page) => {
      await page.goto(routes.service(houseCalls.slug));
      const room = page.locator('#hospital details').first();
      await room.locator('summary').click();
      await room.getByRole('button', { name: copy.write }).click();
      await page.waitForURL(`**${routes.message}`);
    },
  },
};

const message = (page: Page) => field(page, 'Message');
const put = (page: Page) => page.locator('a,button', { hasText: copy.write });

const ways: readonly [at: 'phone' | 'desktop', ...steps: string[]][] = [
  ['phone', 'finder', 'calculator', 'checklist'],
  ['desktop', 'checklist', 'calculator', 'finder'],
  ['phone', 'calculator', 'ward'],
];

for (const [at, ...taken] of ways) {
  test.describe(`on a ${at}`, () => {
    const isPhone = at === 'phone';
    if (isPhone)
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${taken.join(', ')}: one touch leads to a message with all of it`, async ({ page }) => {
      for (const step of taken) await steps[step]?.act(page);
      if (!page.url().endsWith(routes.message)) await put(page).first().click();
      await expect(page).toHaveURL(new RegExp(`${routes.message}$`));
      const known = Object.assign({}, ...taken.map((step) => steps[step]?.found));
      const text = Object.values(inquiryLines(known, copy)).join('\n');
      await expect(message(page)).toHaveValue(text);
      await expect(message(page)).toBeInViewport();
      const byText = page.getByRole('link', { name: 'Send as a text' });
      await expect(byText).toBeVisible({ visible: isPhone });
      const link = isPhone ? byText : page.getByRole('link', { name: 'Send as an email' });
      const body = new RegExp(`body=${encodeURIComponent(text.slice(0, 20))}`);
      await expect(link).toHaveAttribute('href', body);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('axe finds nothing on a sheet that asks, nor beside a message', async ({ page }) => {
  await steps['finder']?.act(page);
  const place = page.getByRole('combobox', { name: copy.labels.place });
  await place.selectOption(copy.choices.place[0] ?? '');
  await expectNoViolationsAtAnyWidth(page);
  await put(page).first().click();
  await expect(message(page)).toHaveValue(new RegExp(`${copy.choices.place[0]}`));
  await expectNoViolationsAtAnyWidth(page);
});
