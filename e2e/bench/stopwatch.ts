import type { Page } from '@playwright/test';
import type { Gesture } from './gestures';

/**
 * Runs in every page of the visit. It is text because tsx compiles functions to code that calls a
 * helper that pages do not have. Times are milliseconds since 1970, so that they go on across pages.
 * It looks once a frame, when the browser paints: a page that waits for its styles shows nothing yet.
 */
const stopwatch = `(({ start, path, effect }) => {
  const note = (name, time) => {
    if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, performance.timeOrigin + time);
  };
  addEventListener(start, (event) => note('start', event.timeStamp), true);
  const look = () => {
    const found = location.pathname === path && document.querySelector(effect);
    if (found && sessionStorage.getItem('start') && found.checkVisibility()) {
      note('end', performance.now());
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ interactionId, duration }) => interactionId ? duration : 0));
    sessionStorage.setItem('longest', Math.max(longest, Number(sessionStorage.getItem('longest'))));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})`;

/** Sets the stopwatch for a gesture; call it before the page is opened. */
export async function setStopwatch(page: Page, gesture: Gesture): Promise<void> {
  const start = gesture.letter ? 'keydown' : 'pointerover';
  const settings = { start, path: gesture.to, effect: gesture.effect };
  await page.addInitScript({ content: `${stopwatch}(${JSON.stringify(settings)});` });
}

/**
 * Waits for the effect; by 15 seconds all scripts have run, and what has not come is lost.
 * @returns the milliseconds to it (Infinity if it was lost), and those of the longest interaction
 * until then by Event Timing.
 */
export async function readStopwatch(page: Page) {
  await page
    .waitForFunction(() => sessionStorage.getItem('end'), undefined, { timeout: 15_000 })
    .catch(() => undefined);
  // The browser reports an interaction a little after its frame.
  await page.waitForTimeout(500);
  return page.evaluate(() => ({
    ms:
      Number(sessionStorage.getItem('end') ?? Number.POSITIVE_INFINITY) -
      Number(sessionStorage.getItem('start')),
    'longest interaction': Number(sessionStorage.getItem('longest')),
  }));
}
