import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Gesture } from './gestures';

/** Milliseconds after which what has not come will not come: all script has by then. */
const patience = 15_000;

/**
 * Runs in every page of the visit, as text, for what tsx makes of a function leans on a helper that
 * no page has. Times are in milliseconds since 1970, so that they go on over to the next page. It
 * looks once a frame, when the browser paints: a page that waits for its style shows nothing yet.
 */
const stopwatch = `(({ starts, path, selector, shown }) => {
  const note = (name, time) => {
    if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, performance.timeOrigin + time);
  };
  addEventListener(starts, (event) => note('start', event.timeStamp), true);
  const look = () => {
    const found = location.pathname === path && document.querySelector(selector);
    if (found && sessionStorage.getItem('start') && (!shown || found.checkVisibility())) {
      note('end', performance.now());
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

/** Sets the stopwatch for a gesture, before the page is opened. */
export async function setStopwatch(page: Page, { letter, result }: Gesture): Promise<void> {
  const starts = letter ? 'keydown' : 'pointerover';
  const settings = JSON.stringify({ starts, ...result });
  await page.addInitScript({ content: `${stopwatch}(${settings});` });
}

/** The milliseconds from the gesture to its result, or undefined when the gesture was lost. */
export async function readStopwatch(page: Page): Promise<number | undefined> {
  const ended = await page
    .waitForFunction(() => sessionStorage.getItem('end'), undefined, { timeout: patience })
    .then(() => true)
    .catch(() => false);
  if (!ended) return undefined;
  const { start, end } = z
    .object({ start: z.coerce.number(), end: z.coerce.number() })
    .parse(await page.evaluate(() => ({ ...sessionStorage })));
  return end - start;
}
