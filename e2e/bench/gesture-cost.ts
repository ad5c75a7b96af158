import type { Browser } from '@playwright/test';
import { slowDown } from '../browsers/slow-phone';
import { findTarget, type Gesture } from './gestures';

/**
 * Makes a gesture on a slow phone with an empty cache. The page is as wide as a desktop and has a
 * mouse, because on a phone the phone number is a plain link and there is nothing to wait for.
 * @param moment as soon as the page is painted, or five seconds after it has loaded.
 * @returns the milliseconds until the effect (Infinity if it was lost), the longest interaction
 * until then by Event Timing, and what the page fetched from the gesture on, cached files included;
 * a KB is 1,000 bytes over the wire.
 */
export async function gestureCost(
  browser: Browser,
  origin: string,
  gesture: Gesture,
  moment: 'early' | 'late',
) {
  const url = origin + gesture.from;
  const { x, y, scroll } = await findTarget(browser, url, gesture.target);
  const page = await browser.newPage();
  // tsx compiles functions to code that calls a helper pages don't have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(watch, { path: gesture.to, effect: gesture.effect });
  const session = await slowDown(page);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  // Chromium drops taps before the first paint, and no visitor taps what is not there yet. The page
  // itself would answer only after its scripts have run, too late for an early tap.
  const painted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
  await page.goto(url, { waitUntil: moment === 'early' ? 'commit' : 'load' });
  await painted;
  // Only if needed, for the same reason, and until the page is tall enough.
  if (scroll > 0) {
    await page.waitForFunction((top) => {
      scrollTo({ top, behavior: 'instant' });
      return scrollY >= top - 1;
    }, scroll);
  }
  if (moment === 'late') await page.waitForTimeout(5000);

  const fetched = { KB: 0, requests: 0 };
  session.on('Network.requestWillBeSent', () => void fetched.requests++);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    fetched.KB += encodedDataLength / 1000;
  });
  // Mouse and keyboard, unlike locators, do not wait for the page.
  let start = Date.now();
  await page.mouse.click(x, y);
  if (gesture.letter) {
    start = Date.now();
    await page.keyboard.type(gesture.letter);
  }
  // By 15 seconds all scripts have run, and an effect that hasn't come is lost.
  await page
    .waitForFunction(() => sessionStorage.getItem('effect'), undefined, { timeout: 15_000 })
    .catch(() => undefined);
  // The browser reports an interaction a little after its frame.
  await page.waitForTimeout(500);
  const { effect = 'Infinity', longest = '0' } = await page.evaluate(() => ({ ...sessionStorage }));
  await page.close();
  return { ms: Number(effect) - start, 'longest interaction': Number(longest), ...fetched };
}

/**
 * Runs in every page of the visit. It looks for the effect once a frame, when the browser paints: a
 * page that waits for its styles shows nothing yet.
 */
function watch({ path, effect }: { path: string; effect: string }) {
  const look = () => {
    if (location.pathname === path && document.querySelector(effect)?.checkVisibility()) {
      sessionStorage.setItem('effect', String(performance.timeOrigin + performance.now()));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const everyInteraction = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      const longest = Number(sessionStorage.getItem('longest'));
      if (interactionId && duration > longest) sessionStorage.setItem('longest', String(duration));
    }
  }).observe(everyInteraction);
}
