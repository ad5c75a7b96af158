import { visitCost } from '../../lib/pricing/fee-words';
import { routes } from '../../lib/routes';
import { stateNames } from '../../lib/states';
import { fill } from '../../lib/text/templates';
import { expectNoSidewaysScroll, expectNoViolationsAtAnyWidth } from './expectations';
import { content } from './site';
import { expect, expectOnly, holdScripts, test } from './test';

/** URLs without a page, answered by 404.html with status 404. */

const { business, pages, services } = content;
const notFound = pages['not-found'];
const { town } = notFound;
const inTown = (name: string) => fill(town.heading, { town: name });

test.afterEach(({ complaints }) => {
  // The browser itself reports the 404.
  expectOnly(complaints, /status of 404/);
});

// unknown-path.test.ts covers what else a path may mean.
const unknown = [
  ['/areas/no-such-town/', inTown('No Such Town')],
  ['/areas/%3Cimg%20src=x%20onerror=alert(1)%3E/', inTown('<img Src=x Onerror=alert(1)>')],
  [`/areas/${'a'.repeat(3000)}/`, inTown(`A${'a'.repeat(2999)}`)],
  ['/areas/%D7%A9%D7%9C%D7%95%D7%9D/', inTown('שלום')],
  ['/places/no-such-place/', 'Attraction not found'],
  ['/places/%3Cscript%3Ealert(1)%3C/script%3E/', notFound.title],
  ['/nothing/', notFound.title],
] as const;

test('a page only ever says what is not found, and fits every screen', async ({ page }) => {
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const look = () => {
      const headings = [...document.querySelectorAll('h1')];
      const shown = headings.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      said.add(shown.map((one) => one.textContent).join(' and '));
      said.add(document.title.split(' | ')[0] ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const [path, heading] of unknown) {
    await test.step(path.slice(0, 60), async () => {
      const release = await holdScripts(page);
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      await expect(page).toHaveTitle(`${heading} | ${business.brand}`);
      const said: string[] = await page.evaluate('[...window.said]');
      const others = said.filter((words) => words !== heading && words.includes(notFound.title));
      expect(others).toEqual([]);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

test('an unknown town or attraction says what it can, and leads back', async ({ page }) => {
  await page.goto('/areas/no-such-town/');
  for (const name of ['Downtown', 'City Park', 'Public Library']) {
    await expect(page.getByRole('link', { name: `Directions to ${name}` })).toBeVisible();
  }
  const grid = page.getByRole('region', { name: 'All services' });
  await expect(grid.getByRole('heading', { level: 3 })).toHaveCount(services.length);
  await expectNoViolationsAtAnyWidth(page);

  // The finder knows that it is in another state.
  await page.goto('/areas/upper-palmer/');
  await expect(page.getByText(`State of ${stateNames.OR}`)).toBeVisible();
  const { note } = visitCost(business, ['OR'], pages.certificate.cost);
  await expect(page.getByRole('definition').filter({ hasText: note })).toBeVisible();

  await page.goto('/places/no-such-place/');
  await expect(page.getByText('no-such-place')).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  await page.getByRole('link', { name: 'Back to all attractions' }).click();
  await expect(page).toHaveURL(routes.places);

  await page.goto('/nothing/here/');
  await expect(page.getByText(notFound.text)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(routes.home);
});

test('a URL with capitals or spaces leads to its page', async ({ page }) => {
  for (const [path, to] of [
    ['/areas/Vetch/', '/areas/vetch/'],
    ['/places/Thornby%20Boat%20Sheds/', '/places/thornby-boat-sheds/'],
    ['/Contact).', '/contact/'],
    ['/Services/House_Calls.html', '/services/house-calls/'],
    ['/Contact?from=card#message-message', '/contact/?from=card#message-message'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});
