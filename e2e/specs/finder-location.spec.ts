import { localities, nearestListed } from '../../lib/finder/localities';
import { routes } from '../../lib/routes';
import { townBySlug } from '../../lib/towns/towns';
import { answer, box, locationButton, option } from './page-parts';
import { content } from './site';
import { expect, test } from './test';

/** Finding a town by the location of the device, which only the page itself learns. */

const larkin = townBySlug(content.towns, 'larkin');

test('a click shows the nearest town with its distance', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: larkin.latitude + 0.03, longitude: larkin.longitude });
  await page.goto(routes.home);
  await locationButton(page).click();
  await expect(answer(page)).toHaveText(
    `Nearest to you: ${larkin.name}, Idaho, 2 miles in a straight line.`,
  );
  await answer(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${routes.town(larkin.slug)}$`));
});

test('by keyboard a visitor far away learns the nearest town', async ({ page, context }) => {
  const seattle = { latitude: 47.61, longitude: -122.33 };
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(seattle);
  await page.goto(routes.home);
  await box(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(locationButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const nearest = nearestListed(localities(content), seattle);
  await expect(answer(page)).toContainText(`The nearest is ${nearest?.town.name}`);
});

test('without permission the finder says so, and typing still works', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto(routes.home);
  await locationButton(page).click();
  await expect(answer(page)).toContainText('This page is not allowed to see where you are.');
  await box(page).fill('larkin');
  await expect(option(page, 'Larkin, Idaho')).toBeVisible();
});
