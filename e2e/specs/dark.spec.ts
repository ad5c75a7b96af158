import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '../../lib/routes';
import { expect, test } from './test';

/**
 * Browsers that color a page themselves: Chrome's auto dark, and forced colors. Screenshots show
 * what they do.
 */

test.use({ deviceScaleFactor: 2 });

const paths = [routes.home, routes.town('alder-falls')];

/** Relative luminance of a color (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast between a picture's background, its most frequent color, and what is drawn or
 * written on it.
 */
async function contrastIn(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.readUIntBE(at, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [[background = 0] = [], ...inks] = [...counts].sort((a, b) => b[1] - a[1]);
  const light = (color: number) => luminance([color >> 16, (color >> 8) & 255, color & 255]) + 0.05;
  // The edges of letters have colors between background and ink, and a corner those around it.
  const least = (0.002 * pixels.length) / 3;
  const contrasts = inks
    .filter(([, count]) => count >= least)
    .map(([ink]) => Math.max(light(ink) / light(background), light(background) / light(ink)));
  return Math.max(1, ...contrasts);
}

const autoDark = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
};

/** What is gold or stands on it, with the least contrast of each. */
const surfaces: Record<string, number> = {
  'nav[aria-label="Call or text"] a': 4.5,
  'a.button span:not(:empty, .sr-only), button.button > island-slot > span:not(.sr-only)': 4.5,
  // The miles in a town's seal, the rest of which is lines; and the mark beside the name.
  '.seal text[font-size]': 3,
  'header img': 3,
};

/** Expects each visible element to have the contrast of its kind. */
async function expectLegible(page: Page, kinds: Readonly<Record<string, number>>) {
  for (const [selector, least] of Object.entries(kinds)) {
    for (const element of await page.locator(selector).filter({ visible: true }).all()) {
      const contrast = await contrastIn(await element.screenshot());
      expect.soft(contrast, `${page.url()} ${element}`).toBeGreaterThanOrEqual(least);
    }
  }
}

for (const width of [390, 1440]) {
  test(`auto dark leaves what is gold legible at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await autoDark(page);
    for (const path of paths) {
      await page.goto(path);
      await expectLegible(page, surfaces);
      // The ring of what has the focus, to the left of it.
      const call = page.locator('main .button').filter({ visible: true }).first();
      await call.focus();
      const { x = 0, y = 0, height = 0 } = (await call.boundingBox()) ?? {};
      const clip = { x: x - 9, y: y + height / 3, width: 8, height: height / 3 };
      expect.soft(await contrastIn(await page.screenshot({ clip })), path).toBeGreaterThan(3);
    }
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`${colorScheme} forced colors leave drawings and marks visible`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const drawings = '[class*=seal-over-edge] > *, footer img, header img, .map-drawing';
    for (const path of paths) {
      await page.goto(path);
      await expectLegible(page, { [drawings]: 3, 'button[aria-current="true"] > span': 4.5 });
    }
  });
}
