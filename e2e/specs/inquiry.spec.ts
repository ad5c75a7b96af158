import type { Page } from '@playwright/test';
import { aboutService, type Inquiry, inquiryMessage, inTown } from '../../lib/contact/inquiry';
import { serviceBySlug } from '../../lib/content/test-content.fixture';
import { openMessageLabel } from '../../lib/islands/open-message';
import { estimate } from '../../lib/pricing/calculator';
import { priceFacts } from '../../lib/pricing/fees';
import { routes } from '../../lib/routes';
import { townBySlug, townSurroundings } from '../../lib/towns/towns';
import { expectNoSidewaysScroll, expectNoViolations } from './expectations';
import * as form from './message-form';
import { box, boxes, checklistPath, openButton, service } from './page-parts';
import { content } from './site';
import { expect, test, waitForIslands } from './test';

/** What a visitor has chosen on any page arrives in one message. */

const { business, services, towns } = content;
const alder = townBySlug(towns, 'alder-falls');
const facts = priceFacts(business, alder, townSurroundings(towns, business, alder).miles);
if (!facts) throw new Error('expected a price for travel');
const houseCalls = serviceBySlug(services, 'house-calls');
const [ward] = houseCalls.visits ?? [];

/** What a visitor does, and what is known from then on. */
const steps: Record<string, { act: (page: Page) => Promise<void>; found: Inquiry }> = {
  finder: {
    found: { town: inTown(townBySlug(towns, 'larkin').name) },
    act: async (page) => {
      await page.goto(routes.home);
      await box(page).fill('larkin');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${routes.town('larkin')}`);
    },
  },
  calculator: {
    found: estimate(facts, {
      documents: 2,
      people: 1,
      when: 'standard',
    }),
    act: async (page) => {
      await page.goto(routes.town(alder.slug));
      await openButton(page).click();
      await page.getByLabel('Documents', { exact: true }).selectOption('2');
    },
  },
  checklist: {
    found: aboutService(service),
    act: async (page) => {
      await page.goto(checklistPath);
      await waitForIslands(page);
      for (const index of [0, 2]) await boxes(page).nth(index).check();
    },
  },
  ward: {
    found: {
      place: ward?.message ?? '',
      address: ward?.address ?? '',
      service: houseCalls.message,
    },
    act: async (page) => {
      await page.goto(routes.service(houseCalls.slug));
      // The first room is open.
      const room = page.locator('#hospital details').first();
      await room.getByRole('button', { name: openMessageLabel }).click();
      await page.waitForURL(`**${routes.contact}#*`);
    },
  },
};

const message = (page: Page) => form.field(page, 'Message');
const put = (page: Page) => page.locator('a,button', { hasText: openMessageLabel });

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

    const title = `${taken.join(', ')}: one touch leads to a message with all of it`;
    test(title, { tag: isPhone ? [] : '@typing' }, async ({ page }) => {
      for (const step of taken) await steps[step]?.act(page);
      if (!page.url().includes(routes.contact)) await put(page).first().click();
      const known = Object.assign({}, ...taken.map((step) => steps[step]?.found));
      const text = inquiryMessage(known);
      await expect(message(page)).toHaveValue(text);
      await expect(form.field(page, 'Name')).toBeFocused();
      for (const words of ['Name', 'What you chose is in your message below.'])
        await expect(page.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    });
  });
}
