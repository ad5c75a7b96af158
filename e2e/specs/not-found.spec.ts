import { expectNoSidewaysScroll } from './expectations';
import { expect, expectOnly, test } from './test';

/** URLs without a page, answered by 404.html with status 404. */

test.afterEach(({ complaints }) => {
  // The browser itself reports the 404.
  expectOnly(complaints, /status of 404/);
});

const startingWith = (words: string) =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\| `);

const unknown = [
  ['/areas/no-such-town/', 'Mobile notary in No Such Town'],
  ['/locations/buhl-east/', 'Mobile notary in Buhl East'],
  ['/areas/%3Cimg%20src=x%20onerror=alert(1)%3E/', 'Mobile notary in <img Src=x Onerror=alert(1)>'],
  ['/areas/%E0%A4%A/', 'Mobile notary in %E0%A4%A'],
  ['/areas/__proto__/', 'Mobile notary in Proto'],
  ['/areas/constructor/', 'Mobile notary in Constructor'],
  [`/areas/${'a'.repeat(3000)}/`, `Mobile notary in A${'a'.repeat(2999)}`],
  ['/areas/%D7%A9%D7%9C%D7%95%D7%9D/', 'Mobile notary in שלום'],
  ['/places/no-such-place/', 'Attraction not found'],
  ['/places/%3Cscript%3Ealert(1)%3C/script%3E/', 'Page Not Found'],
  ['/areas/-/', 'Page Not Found'],
  ['/areas/%20/', 'Page Not Found'],
  ['/areas/a/b/', 'Page Not Found'],
  ['/nothing/', 'Page Not Found'],
] as const;

for (const [path, heading] of unknown) {
  test(`${path.slice(0, 60)} shows "${heading.slice(0, 60)}"`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const headings = page.getByRole('heading', { level: 1 });
    await expect(headings).toHaveText([heading]);
    await expect(page).toHaveTitle(startingWith(heading));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('there is never more than one h1', async ({ page }) => {
  await page.addInitScript(() => {
    const countHeadings = () => {
      const count = document.querySelectorAll('h1').length;
      const highest = Number(sessionStorage.getItem('highest') ?? 0);
      sessionStorage.setItem('highest', String(Math.max(highest, count)));
    };
    new MutationObserver(countHeadings).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/areas/no-such-town/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile notary in No Such Town');
  expect(await page.evaluate(() => sessionStorage.getItem('highest'))).toBe('1');
});

test('an unknown town has the fallback names, every service and the call to action', async ({
  page,
}) => {
  await page.goto('/areas/no-such-town/');
  await expect(page.getByRole('link', { name: 'Directions to Community Center' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Every service' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(8);
  await expect(page.getByRole('button', { name: /show the number/ }).last()).toBeVisible();
});

test('an unknown attraction shows its slug and a link back to the list', async ({ page }) => {
  await page.goto('/places/no-such-place/');
  await expect(page.getByText("We couldn't find the attraction you're looking for")).toBeVisible();
  await expect(page.getByText('no-such-place')).toBeVisible();
  await page.getByRole('link', { name: 'Back to all places' }).click();
  await expect(page).toHaveURL('/places/');
});

test('any other unknown page apologizes, links home, and logs its path', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.goto('/nothing/here/');
  expect((await logged).text()).toBe('Page not found: /nothing/here/');
  await expect(
    page.getByText("We're sorry, but the page you're looking for doesn't exist or has been moved"),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const [path, to] of [
  ['/areas/Boise/', '/areas/boise/'],
  ['/areas/twin%20falls/', '/areas/twin-falls/'],
  ['/locations/TWIN-FALLS/', '/areas/twin-falls/'],
  ['/places/Initial%20Point/', '/places/initial-point/'],
] as const) {
  test(`${path} redirects to ${to}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
