import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { routes } from '../../lib/routes';
import { allAttractions } from '../../lib/towns/towns';
import { expectNoSidewaysScroll } from '../specs/expectations';

const { services, towns, legalPages } = readContent(contentRoot());

/** One page of each kind: the first, if there are several. */
const pages = [
  routes.home,
  routes.services,
  ...services.slice(0, 1).map(({ slug }) => routes.service(slug)),
  routes.contact,
  routes.locations,
  routes.areas,
  ...towns.slice(0, 1).map(({ slug }) => routes.town(slug)),
  routes.places,
  ...allAttractions(towns)
    .slice(0, 1)
    .map(({ slug }) => routes.attraction(slug)),
  routes.trust,
  ...legalPages.slice(0, 1).map(({ slug }) => routes.legal(slug)),
  '/no-such-page/',
];

for (const width of [390, 1280]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        // Text of twice the size: the owner's longest words may be longer than the tests'.
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
