import { telHref } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { openButton } from './page-parts';
import { content } from './site';
import { expect, expectOnly, islandFiles, test, waitForIslands } from './test';

const { business } = content;

// take-over.test.tsx and early.test.ts have islands that throw at once.
test('an island that throws later shows an error and the number', async ({ page, complaints }) => {
  // The answers are only rendered once the calculator is opened.
  await page.route(islandFiles, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const broken = '(()=>{throw new Error("broken")})()';
    await route.fulfill({ response, body: body.replaceAll(/(?<=\bid:)"price"/g, broken) });
  });
  await page.goto(routes.town('alder-falls'));
  await openButton(page).click();
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await screen.getByRole('button', { name: 'show our phone number' }).click();
  await expect(screen.locator(`a[href="${telHref(business.phone)}"]`)).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await waitForIslands(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).not.toEqual([]);
  expectOnly(complaints, /broken/);
});
