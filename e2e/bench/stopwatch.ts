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
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ interactionId, duration }) => interactionId ? duration : 0));
    sessionStorage.setItem('longest', Math.max(longest, Number(sessionStorage.getItem('longest'))));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})`;

/** Sets the stopwatch for a gesture, before the page is opened. */
export async function setStopwatch(page: Page, { letter, result }: Gesture): Promise<void> {
  const starts = letter ? 'keydown' : 'pointerover';
  const settings = JSON.stringify({ starts, ...result });
  await page.addInitScript({ content: `${stopwatch}(${settings});` });
}

/** How long the gesture and its longest interaction took, in milliseconds; undefined when it was lost. */
export async function readStopwatch(
  page: Page,
): Promise<{ milliseconds: number | undefined; interaction: number }> {
  const ended = await page
    .waitForFunction(() => sessionStorage.getItem('end'), undefined, { timeout: patience })
    .then(() => true)
    .catch(() => false);
  if (!ended) return { milliseconds: undefined, interaction: 0 };
  // An interaction is told of a little after its frame.
  await page.waitForTimeout(500);
  const { start, end, longest } = z
    .object({
      start: z.coerce.number(),
      end: z.coerce.number(),
      longest: z.coerce.number().default(0),
    })
    .parse(await page.evaluate(() => ({ ...sessionStorage })));
  return { milliseconds: end - start, interaction: longest };
}
