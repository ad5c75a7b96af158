import type { Browser } from '@playwright/test';
import { type Gesture, gestures } from './gestures';
import { makeGesture, type Point, pointOf } from './make-gesture';
import { openSlowPhone } from './slow-phone';
import { readStopwatch, setStopwatch } from './stopwatch';

/** The milliseconds of a gesture on the variants that have script; undefined where it was lost. */
export interface GestureTimes {
  name: string;
  page: (number | undefined)[];
  next: (number | undefined)[];
}

/**
 * Times each gesture on the page and on what Next exported, in turn.
 * @param origins where the two are served.
 */
export async function timeGestures(
  browser: Browser,
  origins: Record<'page' | 'next', string>,
  runs: number,
): Promise<GestureTimes[]> {
  const all: GestureTimes[] = [];
  for (const gesture of gestures) {
    const times: GestureTimes = { name: gesture.name, page: [], next: [] };
    const point = await pointOf(browser, origins.page, gesture);
    // The first round is not counted: in it the server compresses what nobody has asked for yet.
    for (let round = 0; round <= runs; round++) {
      for (const variant of ['page', 'next'] as const) {
        const time = await timeOnce(browser, origins[variant], gesture, point);
        if (round === 0) continue;
        times[variant].push(time);
        const words = time === undefined ? 'lost' : `${Math.round(time)} ms`;
        console.error(`${round}/${runs} ${variant}, ${gesture.name}: ${words}`);
      }
    }
    all.push(times);
  }
  return all;
}

async function timeOnce(
  browser: Browser,
  origin: string,
  gesture: Gesture,
  point: Point,
): Promise<number | undefined> {
  const page = await openSlowPhone(browser);
  await setStopwatch(page, gesture);
  await page.goto(`${origin}${gesture.from}`, { waitUntil: gesture.when });
  await makeGesture(page, gesture, point);
  const time = await readStopwatch(page);
  await page.context().close();
  return time;
}
