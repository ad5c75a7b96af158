import type { Browser, Page } from '@playwright/test';
import { readContent } from '../../lib/content/read-content';
import { routes } from '../../lib/routes';
import { slowDown } from '../browsers/slow-phone';

const { business, services } = readContent();
const [service = ''] = business.services;
const [mainTown = ''] = business.mainTowns;

const { home, places, contact } = routes;
const town = routes.town(mainTown);

/** The boxes for towns and documents have an option for these. */
const letter = mainTown.charAt(0);
const letters = services[0]?.commonDocuments[0]?.name.slice(0, 3) ?? '';

type Gesture = [from: string, target: string, effect: string, typed?: string];

/**
 * One for each kind of island a visitor waits for, and a link, on one page of each heavy kind: the first
 * service and the first main town in content/. `target` and `effect` are visible.
 */
export const gestures: Readonly<Record<string, Gesture>> = {
  phone: [routes.service(service), 'main button[aria-haspopup]', '[role="dialog"]'],
  search: [places, '[type="search"]', '#places:has(li[hidden])', letter],
  form: [contact, '#message [type="submit"]', '#message [role="alert"]'],
  finder: [home, '[aria-label="Towns"] [role="combobox"]', '[role="option"]', letter],
  document: [home, '[aria-label="Documents"] [role="combobox"]', '[role="option"]', letters],
  email: [contact, 'main address + div button', 'main a[href^="mailto:"]'],
  // Where no network leads to Google, the page says so in place of the map.
  map: [town, 'figure button[aria-expanded]', 'iframe, figure [role="status"]:not(:empty)'],
  link: [home, `a[href="${contact}"]`, `header a[href="${contact}"][aria-current]`],
};

/**
 * Visits a page with an empty cache on a slow phone, and makes a gesture. The page is as wide as a desktop and has a
 * mouse, because on a phone the phone number is a plain link and there is nothing to wait for.
 *
 * @param moment as soon as the target is painted, or five seconds after the page has loaded.
 * @returns in milliseconds, the wait from the click, or from the key if there is a letter to type, until
 * the effect is visible (Infinity if it isn't after 15 seconds); and late, when the first and the largest
 * content of the page were painted.
 */
export async function visit(
  browser: Browser,
  origin: string,
  [from, target, effect, typed]: Gesture,
  moment: 'early' | 'late',
) {
  const page = await browser.newPage();
  await slowDown(page);
  await page.goto(origin + from, { waitUntil: moment === 'early' ? 'commit' : 'load' });
  const view = moment === 'late' && {
    FCP: await lastPaint(page, 'paint'),
    LCP: await lastPaint(page, 'largest-contentful-paint'),
  };
  const clicked = page.locator(target).filter({ visible: true }).first();
  // It waits until the target has been in its place for two frames.
  await clicked.scrollIntoViewIfNeeded();
  const box = await clicked.boundingBox();
  if (!box) throw new Error(`${from}: expected ${target}, found none`);
  if (moment === 'late') await page.waitForTimeout(5000);
  // Looks once a frame.
  const end = page
    .waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()),
      effect,
      { timeout: 15_000 },
    )
    .then(Date.now, () => Number.POSITIVE_INFINITY);
  // Mouse and keyboard, unlike locators, do not wait for the page.
  let start = Date.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (typed) {
    start = Date.now();
    await page.keyboard.type(typed);
  }
  const wait = (await end) - start;
  await page.close();
  return { wait, ...view };
}

/** When the last of these paints of a page was, in milliseconds. */
const lastPaint = (page: Page, type: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: name, buffered: true });
      }),
    type,
  );
