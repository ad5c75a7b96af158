import type { Browser } from '@playwright/test';
import { type Gesture, gestures } from './gestures';
import { makeGesture, pointOf } from './make-gesture';
import type { Origins } from './serve-variants';
import { countRequests, firstPaint, openSlowPhone } from './slow-phone';
import { readStopwatch, setStopwatch } from './stopwatch';

/** When a gesture is made: as soon as the page is painted, or five seconds after it has loaded. */
const moments = ['early', 'late'] as const;

/** Runs in the page, as text: goes down by so many pixels, as soon as there is so much of it. */
const scrollDown = `(top) => new Promise((resolve) => {
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY < top - 1) requestAnimationFrame(scroll);
    else resolve();
  };
  scroll();
})`;

/** What a gesture cost; undefined milliseconds where it was lost. */
export interface GestureCost {
  milliseconds: number | undefined;
  /** The longest interaction until then, by Event Timing, in milliseconds. */
  interaction: number;
  /** What was fetched from the gesture on: bytes over the wire, and requests, kept files too. */
  bytes: number;
  requests: number;
}

export interface GestureCosts {
  name: string;
  moment: (typeof moments)[number];
  costs: ReadonlyMap<string, readonly GestureCost[]>;
}

/** Times each gesture at each moment on every variant that has script, in turn. */
export async function timeGestures(
  browser: Browser,
  origins: Origins,
  runs: number,
): Promise<GestureCosts[]> {
  const scripted = [...origins].filter(([variant]) => variant !== 'floor');
  const all: GestureCosts[] = [];
  for (const gesture of gestures) {
    for (const moment of moments) {
      const costs = new Map<string, GestureCost[]>(scripted.map(([variant]) => [variant, []]));
      const points = new Map<string, Awaited<ReturnType<typeof pointOf>>>();
      for (const [variant, origin] of scripted) {
        points.set(variant, await pointOf(browser, origin, gesture));
      }
      // The first round warms browser and server up, and is not counted.
      for (let round = 0; round <= runs; round++) {
        for (const [variant, origin] of scripted) {
          const point = points.get(variant);
          if (!point) continue;
          const cost = await costOf(browser, origin, gesture, moment, point);
          if (round > 0) costs.get(variant)?.push(cost);
          console.error(
            `${round}/${runs} ${variant}, ${moment} ${gesture.name}: ${cost.milliseconds}`,
          );
        }
      }
      all.push({ name: gesture.name, moment, costs });
    }
  }
  return all;
}

async function costOf(
  browser: Browser,
  origin: string,
  gesture: Gesture,
  moment: (typeof moments)[number],
  { scroll, ...point }: Awaited<ReturnType<typeof pointOf>>,
): Promise<GestureCost> {
  const { page, session } = await openSlowPhone(browser);
  await setStopwatch(page, gesture);
  // Nobody taps what is not painted yet; Chromium drops such taps.
  const painted = firstPaint(session);
  await page.goto(`${origin}${gesture.from}`, {
    waitUntil: moment === 'early' ? 'commit' : 'load',
  });
  await painted;
  if (scroll > 0) await page.evaluate(`(${scrollDown})(${scroll})`);
  if (moment === 'late') await page.waitForTimeout(5000);
  const fetched = countRequests(session);
  await makeGesture(page, gesture, point);
  const time = await readStopwatch(page);
  await page.context().close();
  return { ...time, ...fetched() };
}
