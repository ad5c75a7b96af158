import type { Locator, Page } from '@playwright/test';
import { attractionBySlug, serviceBySlug } from '../../lib/content/test-content.fixture';
import { routes } from '../../lib/routes';
import { popularServices } from '../../lib/services/services';
import { paragraphs } from '../../lib/text/prose';
import { attractionMapUrl } from '../../lib/towns/google-maps';
import { townWords } from '../../lib/towns/town-words';
import { footerTowns, townBySlug } from '../../lib/towns/towns';
import { callBar } from './page-parts';
import { content } from './site';
import { expect, expectOnly, test } from './test';

/** The parts of each page, in the order in which the owner named them, whole at every width. */

const { business, pages, services, towns } = content;

/** The heading of what a town without attractions has in their place. */
const fallbackHeading = 'Need a place to meet?';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const band = (page: Page) => main(page).locator('section:has(> div #call-to-action)');
const certificate = (page: Page) => main(page).locator('header .certificate');

/** Each part is seen, comes after the one before it in the document, and isn't above it. */
async function expectInOrder(parts: readonly Locator[]) {
  let last = { top: 0, bottom: 0, index: -1 };
  for (const part of parts) {
    await expect(part).toBeVisible();
    const place = await part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const index = [...document.querySelectorAll('*')].indexOf(element);
      return { top: top + scrollY, bottom: bottom + scrollY, index };
    });
    expect(place.bottom, String(part)).toBeGreaterThan(last.top);
    expect(place.index, String(part)).toBeGreaterThan(last.index);
    last = place;
  }
}

/** Visits a page, and expects something of it on a phone and on a desktop. */
async function atEachWidth(page: Page, path: string, look: (width: number) => Promise<void>) {
  await page.goto(path);
  for (const width of [390, 1440]) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await look(width);
    });
  }
}

/** A card for each service, with the first four of its documents. */
async function expectCards(part: Locator) {
  const heading = part.page().getByRole('heading');
  const items = part.getByRole('listitem');
  await expect(items.filter({ has: heading }).getByRole('link')).toHaveText(
    services.map(({ title }) => title),
  );
  await expect(items.filter({ hasNot: heading })).toHaveText(
    services.flatMap(({ commonDocuments }) => commonDocuments.slice(0, 4).map(({ name }) => name)),
  );
}

async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name, exact: true });
  for (const part of [
    ...services.map(({ title }) => link(title)),
    ...footerTowns(towns, business).map(({ name }) => link(name)),
    footer.getByRole('button', { name: 'Email Us' }),
    footer.getByText('Mon-'),
    ...content.legalPages.map(({ title }) => link(title)),
  ]) {
    await expect(part).toBeVisible();
  }
}

test('home: hero, services, six cities, about, reviews, call to action, footer', async ({
  page,
}) => {
  const cards = region(page, 'Services');
  const cities = region(page, 'Towns we come to');
  await atEachWidth(page, routes.home, async (width) => {
    await expectInOrder([
      heading(page),
      main(page).getByText(pages.home.lead),
      main(page).locator('header a[href^="tel:"], header button').filter({ visible: true }).first(),
      certificate(page),
      cards,
      cities,
      region(page, 'About us'),
      region(page, 'What people say'),
      band(page),
    ]);
    for (const box of [pages.documents.label, pages.finder.label])
      await expect(page.getByRole('combobox', { name: box })).toBeVisible();
    await expectCards(cards);
    await expect(cities.getByRole('listitem')).toHaveCount(6);
    await expectFooter(page);
    await expect(callBar(page)).toBeVisible({ visible: width === 390 });
  });
});

test('a service: banner, intro, three columns, questions, towns, related', async ({ page }) => {
  const related = region(page, 'Other services');
  for (const slug of ['house-calls', 'closing-papers', 'video-signing']) {
    const { included, extras } = serviceBySlug(services, slug);
    await atEachWidth(page, routes.service(slug), async () => {
      await expectInOrder([
        heading(page),
        certificate(page),
        region(page, 'What we do'),
        region(page, 'Common documents'),
        region(page, "What's included"),
        region(page, 'Available extras'),
        region(page, 'What to have ready'),
        region(page, 'Common questions'),
        main(page).getByRole('link', { name: 'See the towns we cover' }),
        related,
        related.getByRole('link', { name: 'Contact us' }),
        band(page),
      ]);
      await expect(region(page, "What's included").getByRole('listitem')).toHaveText([...included]);
      await expect(region(page, 'Available extras').getByRole('listitem')).toHaveText([...extras]);
    });
  }
});

test('a town: header, intro, popular services, attractions, services, map', async ({ page }) => {
  for (const slug of ['alder-falls', 'marl-creek', 'quartz-ford', 'bluestem']) {
    const town = townBySlug(towns, slug);
    const title =
      town.attractions.length > 0 ? `Attractions in and around ${town.name}` : fallbackHeading;
    const popular = region(page, 'Popular services');
    const grid = region(page, townWords(town, pages.town, business).services);
    await atEachWidth(page, routes.town(slug), async () => {
      await expectInOrder([
        main(page).getByRole('navigation', { name: 'Breadcrumb' }),
        heading(page),
        certificate(page),
        region(page, `Good to know in ${town.name}`),
        ...(town.civic.length > 0 ? [region(page, 'Offices and public places')] : []),
        popular,
        region(page, title),
        grid,
        band(page),
        ...(town.hasMap ? [region(page, `Map of ${town.name}`)] : []),
      ]);
      const names = popularServices(services, town.civic).map((service) => service.title);
      await expect(popular.getByRole('link')).toHaveText([...names, pages.documents.link]);
      await expectCards(grid);
    });
  }
});

test('an unknown town has the parts of a town in their order', async ({ page, complaints }) => {
  await atEachWidth(page, '/areas/no-such-creek/', () =>
    expectInOrder([
      main(page).getByRole('navigation', { name: 'Breadcrumb' }),
      heading(page),
      certificate(page),
      region(page, 'Popular services'),
      region(page, fallbackHeading),
      region(page, 'All services'),
      band(page),
    ]),
  );
  // The browser itself reports the 404.
  expectOnly(complaints, /status of 404/);
});

test('an attraction: address, description, map, directions, site, call', async ({ page }) => {
  for (const slug of ['nine-foot-overlook', 'thornby-boat-sheds']) {
    const attraction = attractionBySlug(towns, slug);
    const { name, url } = attraction;
    const map = attractionMapUrl(attraction, attraction.town);
    const [description = ''] = paragraphs(attraction.description);
    const link = (words: string) => main(page).getByRole('link', { name: words, exact: true });
    await atEachWidth(page, routes.attraction(slug), () =>
      expectInOrder([
        main(page).getByRole('navigation', { name: 'Breadcrumb' }),
        heading(page),
        main(page)
          .locator(`a[href="${map.replaceAll('"', '')}"]`)
          .first(),
        main(page).getByText(description),
        main(page).locator('figure'),
        link(`Directions to ${name}`),
        link(`Directions to our meeting point in ${business.base.city}`),
        main(page).getByText(business.base.name).last(),
        ...(url ? [main(page).locator(`a[href="${url}"]`)] : []),
        band(page)
          .locator('button, a[href^="tel:"]')
          .filter({ visible: true, hasText: 'Call or Text' }),
      ]),
    );
  }
});
