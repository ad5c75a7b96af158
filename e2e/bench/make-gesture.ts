import type { Browser, Page } from '@playwright/test';
import type { Gesture } from './gestures';
import { openFresh } from './slow-phone';

export interface Point {
  x: number;
  y: number;
}

/**
 * Where the target of a gesture is, and how far the page must be scrolled for it. Asked for beforehand,
 * on a fast machine: to ask the slow page would wait for its scripts, and the tap would not be early.
 */
export async function pointOf(
  browser: Browser,
  origin: string,
  gesture: Gesture,
): Promise<Point & { scroll: number }> {
  const page = await openFresh(browser);
  await page.goto(`${origin}${gesture.from}`);
  const target = page.locator(gesture.target).filter({ visible: true }).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  const scroll = await page.evaluate(() => scrollY);
  await page.context().close();
  if (!box) throw new Error(`${gesture.from}: nothing to click at ${gesture.target}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scroll };
}

/** Makes the gesture with mouse and keyboard, which wait for nothing. */
export async function makeGesture(page: Page, gesture: Gesture, { x, y }: Point): Promise<void> {
  await page.mouse.click(x, y);
  if (gesture.letter) await page.keyboard.type(gesture.letter);
}
