import type { Page } from '@playwright/test';
import { drivingEmbedUrl } from '../../lib/towns/google-maps';
import { attractionBySlug } from '../../lib/towns/towns';
import { content } from './site';
import { expect, holdScripts, test, waitForIslands } from './test';

const { business, testimonials } = content;
const places = content.towns.flatMap((town) =>
  town.attractions.map(({ name }) => ({ name, town: town.name })),
);

test.describe('the email address', () => {
  test('shows and hides on its button', async ({ page }) => {
    await page.goto('/contact/');
    const button = page.getByRole('main').getByRole('button', { name: 'Email Us' });
    const address = page.getByRole('main').getByRole('link', { name: business.email });
    await button.click();
    await expect(address).toHaveAttribute('href', `mailto:${business.email}`);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(address).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('stands whole in no page outside noscript, and in no data', async ({ request }) => {
    for (const path of ['/', '/contact/', '/areas/boise/', '/privacy-policy/']) {
      const html = await (await request.get(path)).text();
      expect(html.replace(/<noscript[\s\S]*?<\/noscript>/g, '')).not.toContain(business.email);
    }
  });
});

test.describe('the small-screen menu', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const menu = (page: Page) => page.getByRole('banner').locator('details');
  const open = (page: Page) => page.getByRole('banner').getByText('Menu').click();

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await waitForIslands(page);
    await open(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(menu(page).locator('summary')).toBeFocused();
  });

  test('closes on a link', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('closes when the screen becomes wide', async ({ page }) => {
    await page.goto('/');
    await waitForIslands(page);
    await open(page);
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(menu(page)).not.toHaveAttribute('open');
  });
});

test.describe('the reviews', () => {
  const shown = (page: Page) =>
    page
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((slides) =>
        slides.flatMap((slide, index) =>
          getComputedStyle(slide).visibility === 'visible' ? [index + 1] : [],
        ),
      );

  test('move three times by themselves, 5 seconds apart', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await waitForIslands(page);
    // From here on the time moves only where it is told to.
    await page.clock.pauseAt(Date.now() + 60_000);
    const seen = [await shown(page)];
    const [first = 1] = seen[0] ?? [];
    for (let move = 0; move < 3; move++) {
      await page.clock.runFor(5000);
      seen.push(await shown(page));
    }
    const around = (move: number) => [((first - 1 + move) % testimonials.length) + 1];
    expect(seen).toEqual([0, 1, 2, 3].map(around));
  });

  test('wrap both ways, and a dot leads to its slide', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Previous review' }).click();
    await expect.poll(() => shown(page)).toEqual([testimonials.length]);
    await page.getByRole('button', { name: 'Next review' }).click();
    await expect.poll(() => shown(page)).toEqual([1]);
    await page.getByRole('button', { name: `Review 3 of ${testimonials.length}` }).click();
    await expect.poll(() => shown(page)).toEqual([3]);
  });

  test('stand still under the pointer and with less motion', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await waitForIslands(page);
    await expect(page.getByRole('button', { name: 'Start the slides' })).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await shown(page)).toEqual([1]);
    await page.getByRole('button', { name: 'Start the slides' }).click();
    await page.clock.runFor(20_000);
    expect(await shown(page)).toEqual([1]);
  });

  test('name an icon in a tooltip after 700 ms', async ({ page }) => {
    await page.goto('/');
    const next = page.getByRole('button', { name: 'Next review' });
    await next.scrollIntoViewIfNeeded();
    await next.hover();
    await expect(page.getByRole('tooltip')).toHaveText('Next review');
    // The one beside it needs no second wait.
    const box = await page.getByRole('button', { name: 'Previous review' }).boundingBox();
    if (!box) throw new Error('The button is not there');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
    await expect(page.getByRole('tooltip')).toHaveText('Previous review');
    await expect(page.getByRole('button', { name: 'Previous review' })).toHaveAttribute(
      'data-state',
      'instant-open',
    );
  });

  test('name an icon to a mouse and to the keyboard that came before React', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Next review' }).hover();
    release();
    await expect(page.getByRole('tooltip')).toHaveText('Next review');
    await page.mouse.move(0, 0, { steps: 5 });
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    const releaseAgain = await holdScripts(page);
    await page.reload();
    await page.getByRole('button', { name: 'Next review' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    releaseAgain();
    await expect(page.getByRole('tooltip')).toHaveText('Next review');
  });
});

test.describe('the message form', () => {
  const fillIn = async (page: Page) => {
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
    await page.getByLabel('Email', { exact: true }).fill('ann@example.com');
    await page.getByLabel('Phone', { exact: true }).fill('208 555 0100');
    await page.getByLabel('Message', { exact: true }).fill('A deed, and a "trust" & more');
  };
  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

  test('logs the data, sends nothing at all, and offers the message ready to go', async ({
    page,
  }) => {
    await page.goto('/contact/');
    await waitForIslands(page);
    await fillIn(page);
    await page.getByLabel('Document type (optional)').selectOption('Estate Planning');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const logged = page.waitForEvent('console');
    await send(page);
    const [, data] = (await logged).args();
    expect(await data?.jsonValue()).toEqual({
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: '208 555 0100',
      documentType: 'Estate Planning',
      message: 'A deed, and a "trust" & more',
    });
    const panel = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('does not deliver messages by itself');
    await expect(panel.getByRole('link', { name: 'Send as a text' })).toHaveAttribute(
      'href',
      /^sms:/,
    );
    await expect(panel.getByRole('link', { name: 'Send as an email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${business.email}\\?`),
    );
    await panel.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    expect(requests).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  test('says what is wrong and leads to the field', async ({ page }) => {
    await page.goto('/contact/');
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
    await send(page);
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Enter your message' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann Lee');
  });

  test('keeps a draft over a reload, and what was typed before React was there', async ({
    page,
  }) => {
    await page.goto('/contact/');
    await fillIn(page);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Name', { exact: true }).fill('Typed early');
    release();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      'A deed, and a "trust" & more',
    );
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed early');
  });

  test('pressed before React is there, keeps the message out of the address', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact/', { waitUntil: 'commit' });
    await fillIn(page);
    await page.getByLabel('Phone', { exact: true }).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    await expect(page).toHaveURL('/contact/');
  });
});

test.describe('the search on /places/', () => {
  const input = (page: Page) => page.getByLabel('Search by place or town');
  const cards = (page: Page) => page.locator('#places > li:visible');
  const matching = (term: string) =>
    places.filter(({ name, town }) =>
      [name, town].some((word) => word.toLowerCase().includes(term)),
    ).length;

  test('filters by place or town, clears, and tells the count', async ({ page }) => {
    await page.goto('/places/');
    await input(page).fill('MUSEUM');
    await expect(cards(page)).toHaveCount(matching('museum'));
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      `${matching('museum')} of ${places.length} attractions`,
    );
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(cards(page)).toHaveCount(places.length);
  });

  test('takes any text for text and shows all again', async ({ page }) => {
    await page.goto('/places/');
    const hostile = '<img src=x onerror="document.title=1">';
    await input(page).fill(hostile);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      `No attractions found matching "${hostile}"`,
    );
    await expect(cards(page)).toHaveCount(0);
    await input(page).fill('x'.repeat(5000));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Show all attractions' }).click();
    await expect(cards(page)).toHaveCount(places.length);
  });

  test('filters by what was typed before React was there', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/places/', { waitUntil: 'commit' });
    await input(page).fill('kuna');
    release();
    await expect(cards(page)).toHaveCount(matching('kuna'));
  });
});

test.describe('a map', () => {
  for (const path of ['/contact/', '/areas/boise/', '/places/idaho-state-capitol/']) {
    test(`on ${path} comes from Google only after a click`, async ({ page, complaints }) => {
      const asked: string[] = [];
      await page.route('https://www.google.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
      });
      await page.goto(path);
      const button = page.getByRole('button', { name: 'Show map' });
      const box = await button.locator('xpath=../..').boundingBox();
      expect(asked).toEqual([]);
      await button.click();
      const frame = page.locator('iframe');
      await expect(frame).toBeVisible();
      expect(asked).toHaveLength(1);
      const loaded = await frame.locator('xpath=..').boundingBox();
      expect([loaded?.width, loaded?.height]).toEqual([box?.width, box?.height]);
      await expect(page.locator('main a[href*="google.com/maps"]').first()).toBeVisible();
      // The request was asked for.
      complaints.length = 0;
    });
  }

  test('of an attraction shows the drive from it to the base', async ({ page, complaints }) => {
    await page.route('https://www.google.com/**', (route) => route.abort());
    await page.goto('/places/idaho-state-capitol/');
    await page.getByRole('button', { name: 'Show map' }).click();
    const place = attractionBySlug(content.towns, 'idaho-state-capitol');
    const src = drivingEmbedUrl(business, place, place.town);
    await expect(page.locator('iframe')).toHaveAttribute('src', src);
    await expect(page.getByRole('link', { name: /^From this place to the notary/ })).toBeVisible();
    complaints.length = 0;
  });
});
