import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { formatPhone } from '../../lib/contact/phone';
import { formatHours } from '../../lib/hours/hours';
import { routes } from '../../lib/routes';
import { pluralize } from '../../lib/text';
import { allAttractions } from '../../lib/towns/towns';
import { field, fillInMessage, sendButton } from './message-form';
import { box, numberButton, searchBox } from './page-parts';
import { content } from './site';
import { expect, test, waitForIslands } from './test';

/** Seven tasks by ear: what a virtual screen reader says on the way. */

const require = createRequire(import.meta.url);
const reader = readFileSync(require.resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');
const { business, pages, services, testimonials, towns } = content;

/** Opens a page, and reads from its beginning. */
async function open(page: Page, path: string): Promise<void> {
  await page.route('**/reader.js', (route) =>
    route.fulfill({ body: reader, contentType: 'text/javascript' }),
  );
  await page.goto(path);
  await waitForIslands(page);
  await page.evaluate(`import('/reader.js').then(({ virtual }) => {
    globalThis.reader = virtual;
    return virtual.start({ container: document.body });
  })`);
}

/** Reads on until these words are heard. Returns all that was said on the way. */
const readTo = (page: Page, words: string): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const said = [];
    do {
      await reader.next();
      said.push(await reader.lastSpokenPhrase());
      if (said.at(-1) === 'end of contentinfo') throw new Error(${JSON.stringify(`never said: ${words}`)});
    } while (!said.at(-1).includes(${JSON.stringify(words)}));
    return said;
  })()`);

/** Expects that these words were said so many times since the page was opened. */
const expectSaid = (page: Page, words: string, times = 1) =>
  expect
    .poll(async () => {
      const log = await page.evaluate<string[]>('reader.spokenPhraseLog()');
      return log.filter((phrase) => phrase.includes(words));
    })
    .toHaveLength(times);

test('the phone number', async ({ page }) => {
  await open(page, routes.home);
  await readTo(page, 'button, Call or Text show our phone number');
  await numberButton(page).press('Enter');
  await expectSaid(page, `link, ${formatPhone(business.phone)}`);
});

test('whether a town is served on Sunday', async ({ page }) => {
  await open(page, routes.town('alder-falls'));
  await readTo(page, 'link, Previous town: Vetch');
  await readTo(page, 'link, Next town: Bluestem');
  await readTo(page, 'heading, Quick facts, level 2');
  const hours = formatHours(business.hours).replaceAll('\u00a0', ' ');
  expect(hours).not.toContain('Sunday');
  const facts = await readTo(page, hours.slice(1));
  expect(facts).toContain('Hours');
  // The X of the signature is for the eyes.
  const sign = page.locator('.signature span').first();
  const drawn = await sign.evaluate((name) => getComputedStyle(name, '::before').content);
  expect(drawn).toBe('"X" / ""');
});

test('a mistake in a message', async ({ page }) => {
  await open(page, routes.contact);
  await fillInMessage(page);
  await field(page, 'Email').fill('ann@');
  await sendButton(page).press('Enter');
  await expectSaid(page, 'alert');
  await readTo(page, 'link, Enter an email address');
  await page.getByRole('alert').getByRole('link').press('Enter');
  await expectSaid(page, 'Error: Enter an email address');
});

test('a town in the finder', async ({ page }) => {
  await open(page, routes.home);
  await box(page).pressSequentially('alder');
  await expectSaid(page, 'polite: 1 suggestion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/alder-falls/);
});

test('a document in its box', async ({ page }) => {
  const document = services
    .flatMap(({ commonDocuments }) => commonDocuments)
    .find(({ otherNames }) => otherNames.length > 0);
  await open(page, routes.home);
  const search = page.getByRole('combobox', { name: pages.documents.label });
  await search.fill(document?.otherNames[0] ?? '');
  await search.press('Enter');
  await readTo(page, document?.notes[0]?.text ?? '');
});

test('the reviews', async ({ page }) => {
  await open(page, routes.home);
  await page.getByRole('button', { name: 'Pause the reviews' }).press('Enter');
  await readTo(page, 'carousel, Reviews');
  const [first] = testimonials;
  const review = await readTo(page, 'Rating:');
  expect(review.filter((phrase) => phrase.includes(first?.name ?? ''))).toHaveLength(1);
  // Browsers name a figure by its caption, which would say the author a second time.
  expect(review).not.toContain('figure');
});

test('an attraction in its list', async ({ page }) => {
  const attractions = allAttractions(towns);
  const [attraction] = attractions;
  await open(page, routes.places);
  await searchBox(page).pressSequentially(attraction?.name ?? '');
  await expectSaid(page, 'polite: ');
  await expectSaid(page, `polite: 1 of ${pluralize(attractions.length, 'attraction')}`);
  await readTo(page, `link, ${attraction?.name}`);
});
