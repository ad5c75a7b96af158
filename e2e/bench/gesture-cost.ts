import type { Browser } from '@playwright/test';
import type { Gesture } from './gestures';
import { firstPaint, slowDown } from './slow-phone';
import { readStopwatch, setStopwatch } from './stopwatch';

/** When a gesture is made: as soon as the page is painted, or five seconds after it has loaded. */
export const moments = ['early', 'late'] as const;

/**
 * Runs in the page, as text (see stopwatch.ts): scrolls to a position as soon as the page is tall
 * enough.
 */
const scrollDown = `(top) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('The page is too short to scroll to the target.')), 60_000);
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY < top - 1) requestAnimationFrame(scroll);
    else resolve();
  };
  scroll();
})`;

/**
 * Makes a gesture on a slow phone with an empty cache. The page is as wide as a desktop and has a
 * mouse, because on a phone the phone number is a plain link and there is nothing to wait for.
 * @returns the times of the stopwatch, and what the page fetched from the gesture on, cached files
 * included; a KB is 1,000 bytes over the wire.
 */
export async function gestureCost(
  browser: Browser,
  origin: string,
  gesture: Gesture,
  moment: (typeof moments)[number],
) {
  const url = origin + gesture.from;
  const { x, y, scroll } = await findTarget(browser, url, gesture.target);
  const page = await browser.newPage();
  const session = await slowDown(page);
  await setStopwatch(page, gesture);
  // Chromium drops taps before the first paint, and no visitor taps what is not there yet.
  const painted = firstPaint(session, url);
  await page.goto(url, { waitUntil: moment === 'early' ? 'commit' : 'load' });
  await painted;
  // Only if needed: the page answers after its scripts have run.
  if (scroll > 0) await page.evaluate(`(${scrollDown})(${scroll})`);
  if (moment === 'late') await page.waitForTimeout(5000);

  const fetched = { KB: 0, requests: 0 };
  session.on('Network.requestWillBeSent', () => {
    fetched.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    fetched.KB += encodedDataLength / 1000;
  });
  // Mouse and keyboard, unlike locators, do not wait for the page.
  await page.mouse.click(x, y);
  await page.keyboard.type(gesture.letter);
  const times = await readStopwatch(page);
  await page.close();
  return { ...times, ...fetched };
}

/**
 * The center of the target and how far the page must be scrolled to it. Found beforehand on a fast
 * machine: the slow page would answer after its scripts have run, and the tap would not be early.
 */
async function findTarget(browser: Browser, url: string, selector: string) {
  const page = await browser.newPage();
  await page.goto(url);
  const target = page.locator(selector).filter({ visible: true }).first();
  const point = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, scroll: scrollY };
  });
  await page.close();
  return point;
}
