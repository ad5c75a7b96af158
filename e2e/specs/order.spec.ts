import type { Locator, Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import type { Service } from '../../lib/schema/service';
import { popularServices, relatedServices, serviceBySlug } from '../../lib/services/services';
import { paragraphs } from '../../lib/text';
import { attractionMapUrl } from '../../lib/towns/google-maps';
import { townWords } from '../../lib/towns/town-words';
import { attractionBySlug, footerTowns, townBySlug, townSurroundings } from '../../lib/towns/towns';
import { callBar } from './page-parts';
import { content } from './site';
import { expect, test } from './test';

/** The parts of each page, in the order in which the owner named them, whole at every width. */

const { business, pages, services, towns } = content;

/** What a town without attractions has in their place: a heading, and so many names. */
const fallbackHeading = 'Need a place to meet? Ideas to look up on the map:';
const fallbackCount = 5;

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

/** A card for each service: its name as a link, its description, the first four documents. */
async function expectCards(part: Locator, shown: readonly Service[], most = 4) {
  for (const { slug, title, description, commonDocuments } of shown) {
    const card = part
      .getByRole('listitem')
      .filter({ has: part.page().getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      routes.service(slug),
    );
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(
      commonDocuments.slice(0, most).map(({ name }) => name),
    );
    for (const document of await card.getByRole('listitem').all())
      await expect(document).toBeVisible();
  }
}

async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name, exact: true });
  const { legalPages } = content;
  for (const part of [
    ...services.map(({ title }) => link(title)),
    ...footerTowns(towns, business).map(({ name }) => link(name)),
    footer.getByRole('button', { name: 'Email Us' }),
    footer.getByText('Mon-'),
    ...legalPages.map(({ title }) => link(title)),
  ]) {
    await expect(part).toBeVisible();
  }
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('home: hero, services, six cities, about, reviews, call to action', async ({ page }) => {
      await page.goto(routes.home);
      const cards = region(page, 'Services');
      const cities = region(page, 'Towns we come to');
      await expectInOrder([
        heading(page),
        main(page).getByText(pages.home.lead),
        main(page)
          .locator('header a[href^="tel:"], header button')
          .filter({ visible: true })
          .first(),
        certificate(page),
        cards,
        cities,
        region(page, 'About us'),
        region(page, 'What people say'),
        band(page),
      ]);
      for (const box of [pages.documents.label, pages.finder.label])
        await expect(page.getByRole('combobox', { name: box })).toBeVisible();
      await expectCards(cards, services);
      await expect(cities.getByRole('listitem')).toHaveCount(6);
      await expectFooter(page);
      await expect(callBar(page)).toBeVisible({ visible: width === 390 });
    });

    for (const slug of ['house-calls', 'closing-papers', 'video-signing']) {
      test(`${slug}: banner, intro, three columns, questions, towns, related`, async ({ page }) => {
        const service = serviceBySlug(services, slug);
        await page.goto(routes.service(slug));
        const documents = region(page, 'Common documents');
        const related = region(page, 'Other services');
        await expectInOrder([
          heading(page),
          certificate(page),
          region(page, 'What we do'),
          documents,
          region(page, "What's included"),
          region(page, 'Available extras'),
          region(page, 'What to have ready'),
          region(page, 'Common questions'),
          main(page).getByRole('link', { name: 'See the towns we cover' }),
          related,
          related.getByRole('link', { name: 'Contact us' }),
          band(page),
        ]);
        for (const [part, items] of [
          [region(page, "What's included"), service.included],
          [region(page, 'Available extras'), service.extras],
        ] as const) {
          await expect(part.getByRole('listitem')).toHaveText([...items]);
          for (const item of await part.getByRole('listitem').all())
            await expect(item).toBeVisible();
        }
        for (const { name } of service.commonDocuments)
          await expect(documents.getByText(name, { exact: true })).toBeVisible();
        await expectCards(related, relatedServices(services, service), 0);
        await expectFooter(page);
      });
    }

    for (const slug of ['alder-falls', 'marl-creek', 'quartz-ford', 'bluestem']) {
      test(`${slug}: header, intro, popular services, attractions, services, map`, async ({
        page,
      }) => {
        const town = townBySlug(towns, slug);
        const { prev, next, nearby } = townSurroundings(towns, business, town);
        const words = townWords(town, pages.town, business);
        await page.goto(routes.town(slug));
        const popular = region(page, 'Popular services');
        const title =
          town.attractions.length > 0 ? `Attractions in and around ${town.name}` : fallbackHeading;
        const list = region(page, title);
        const grid = region(page, words.services);
        await expectInOrder([
          main(page).getByRole('navigation', { name: 'Breadcrumb' }),
          heading(page),
          certificate(page),
          region(page, `Good to know in ${town.name}`),
          ...(town.civic.length > 0 ? [region(page, 'Offices and public places')] : []),
          popular,
          list,
          grid,
          band(page),
          ...(town.hasMap ? [region(page, `Map of ${town.name}`)] : []),
        ]);
        const ring = main(page).getByRole('navigation', { name: 'Previous and next town' });
        await expect(ring.getByRole('link')).toHaveText([prev.name, next.name]);
        const popularNames = popularServices(services, town.civic).map((service) => service.title);
        await expect(popular.getByRole('link')).toHaveText([...popularNames, pages.documents.link]);
        const names = town.attractions.map(({ name }) => name);
        const directions = list.getByRole('link', { name: /^Directions to/ });
        await expect(directions).toHaveCount(names.length || fallbackCount);
        for (const name of names) {
          await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
        }
        await expectCards(grid, services);
        const aside = main(page).getByRole('complementary', { includeHidden: true });
        await expect(aside).toBeVisible({ visible: width === 1440 });
        await expect(aside.locator('h2')).toHaveText([
          words.book,
          'Why choose us',
          ...(nearby.length > 0 ? ['Nearby towns'] : []),
        ]);
        await expectFooter(page);
      });
    }

    test('an unknown town has the parts of a town in their order', async ({ page, complaints }) => {
      await page.goto('/areas/no-such-creek/');
      complaints.length = 0;
      const list = region(page, fallbackHeading);
      const grid = region(page, 'All services');
      await expectInOrder([
        main(page).getByRole('navigation', { name: 'Breadcrumb' }),
        heading(page),
        certificate(page),
        region(page, 'Popular services'),
        list,
        grid,
        band(page),
      ]);
      await expect(list.getByRole('listitem')).toHaveCount(fallbackCount);
      await expectCards(grid, services);
      await expectFooter(page);
    });

    for (const slug of ['nine-foot-overlook', 'thornby-boat-sheds']) {
      test(`${slug}: address, description, map, directions, site, call`, async ({ page }) => {
        const attraction = attractionBySlug(towns, slug);
        await page.goto(routes.attraction(slug));
        const map = attractionMapUrl(attraction, attraction.town);
        const [description = ''] = paragraphs(attraction.description);
        const link = (name: string) => main(page).getByRole('link', { name, exact: true });
        await expectInOrder([
          main(page).getByRole('navigation', { name: 'Breadcrumb' }),
          heading(page),
          main(page)
            .locator(`a[href="${map.replaceAll('"', '')}"]`)
            .first(),
          main(page).getByText(description),
          main(page).locator('figure'),
          link(`Directions to ${attraction.name}`),
          link(`Directions to our meeting point in ${business.base.city}`),
          main(page).getByText(business.base.name).last(),
          ...(attraction.url ? [main(page).locator(`a[href="${attraction.url}"]`)] : []),
          band(page)
            .locator('button, a[href^="tel:"]')
            .filter({ visible: true, hasText: 'Call or Text' }),
        ]);
        await expectFooter(page);
      });
    }
  });
}
