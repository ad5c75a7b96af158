import { routes } from '../../lib/routes';
import { fill } from '../../lib/text';
import { townAndState, townBySlug } from '../../lib/towns/towns';
import { answer, box, locationButton, numberInSentence, option, orOnline } from './page-parts';
import { content } from './site';
import { expect, test } from './test';

/** Finding a town by the device's location, which never leaves the page. */

const { pages, towns } = content;
const { answers } = pages.finder.box;
const larkin = townBySlug(towns, 'larkin');

test('a click shows the nearest town', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: larkin.latitude + 0.03, longitude: larkin.longitude });
  await page.goto(routes.home);
  await locationButton(page).click();
  await expect(answer(page)).toHaveText(fill(answers.near, { town: townAndState(larkin) }));
  await answer(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${routes.town(larkin.slug)}$`));
});

test('by keyboard, a visitor in Seattle learns the nearest town', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.61, longitude: -122.33 });
  await page.goto(routes.home);
  await box(page).focus();
  await page.keyboard.press('Tab');
  await expect(locationButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText(
    orOnline(
      fill(answers.far, {
        town: 'Palmer Draw, Oregon',
        number: numberInSentence,
      }),
    ),
  );
});

test('without permission, the finder says so, and typing still works', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto(routes.home);
  await locationButton(page).click();
  await expect(answer(page)).toHaveText(answers.refused);
  await box(page).fill('larkin');
  await expect(option(page, townAndState(larkin))).toBeVisible();
});
