import type { Locator, Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { allAttractions, townAndState } from '../../lib/towns/towns';
import { attractionCards } from './page-parts';
import { content } from './site';
import { expect, test } from './test';

/** What the cards of attractions, services and towns show, on a phone and on a desktop. */

const { pages, services, towns } = content;
const phone = { width: 390, height: 844 };
const screens = [phone, { width: 1440, height: 900 }];
const service = services[0];
if (!service) throw new Error('There is no service');

/** How many of these stand in the first row. */
const columns = (items: Locator) =>
  items.evaluateAll((all) => {
    const tops = all.map((item) => item.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });

for (const screen of screens) {
  test(`${screen.width} px: a card has an attraction's name, town and words`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto(routes.places);
    const cards = await attractionCards(page).all();
    const shown = await Promise.all(cards.map((card) => card.innerText()));
    for (const { name, town, description } of allAttractions(towns)) {
      const text = shown.find((words) => words.includes(name)) ?? '';
      expect(text.toLowerCase()).toContain(townAndState(town).toLowerCase());
      const beginning = text.split('\n').at(-1)?.replace(/…$/, '') ?? '';
      expect(description.replace(/\s+/g, ' ')).toContain(beginning);
      expect(beginning.length).toBeLessThanOrEqual(100);
      expect(beginning.length).toBeGreaterThan(Math.min(description.trim().length - 1, 80));
    }
    const heights = await attractionCards(page)
      .locator('p:last-child')
      .evaluateAll((all) => all.map((words) => words.clientHeight));
    if (screen === phone) expect(Math.max(...heights)).toBeLessThan(30);
  });

  test(`${screen.width} px: a service's card has its description`, async ({ page }) => {
    await page.setViewportSize(screen);
    const cardsIn = (place: Page | Locator) => place.locator('li', { has: page.locator('h3') });
    for (const path of [routes.home, routes.services]) {
      await page.goto(path);
      for (const { title, description } of services) {
        const card = cardsIn(page).filter({ hasText: title }).first();
        await expect(card.getByText(description, { exact: true })).toBeVisible();
      }
    }
    await page.goto(routes.service(service.slug));
    const related = page.getByRole('region', { name: pages.service.headings.related });
    const others = services.filter((other) => other !== service).slice(0, 3);
    await expect(related.getByRole('listitem')).toHaveText(others.map(({ title }) => title));
  });

  test(`${screen.width} px: towns stand in a grid`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto(routes.locations);
    const names = page.getByRole('main').locator('ul li', { hasText: ', ' });
    expect(await columns(names)).toBe(screen === phone ? 2 : 3);
    await page.goto(routes.home);
    expect(await columns(page.locator('#towns li'))).toBe(2);
  });
}
