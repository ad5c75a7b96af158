import type { Browser } from '@playwright/test';
import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { routes } from '../../lib/routes';

const { business } = readContent(contentRoot());
const [service = ''] = business.services;
const [mainTown = ''] = business.mainTowns;
/** The finder has an option for it. */
const letter = mainTown.charAt(0);

const { home, places, contact } = routes;
const town = routes.town(mainTown);

/** One page of each heavy kind on the site built from content/: the first service, first town. */
export const heavyPages = [home, routes.service(service), town, places, contact];

/** Something a visitor does, and its effect. */
export type Gesture = ReturnType<typeof gesture>;

/**
 * @param target the selector of what is clicked; the first visible match counts.
 * @param effect the selector of what becomes visible.
 * @param options.letter what is typed there; the time is then counted from the key.
 * @param options.to the path of the page where the effect shows, if it isn't `from`.
 */
function gesture(
  name: string,
  from: string,
  target: string,
  effect: string,
  { letter = '', to = from } = {},
) {
  return { name, from, target, effect, letter, to };
}

/** One for each kind of island a visitor waits for, and a link. */
export const gestures: readonly Gesture[] = [
  gesture('phone', town, 'main button[aria-haspopup]', '[role="dialog"] a[href^="tel:"]'),
  gesture('search', places, 'input[type="search"]', '#places:has(li[hidden])', { letter }),
  gesture('form', contact, '#message button[type="submit"]', '#message [role="alert"]'),
  gesture('finder', home, 'input[role="combobox"]', '[role="option"]', { letter }),
  gesture('price', town, '#fees button[aria-expanded]', '#price'),
  gesture('email', contact, 'main button[aria-controls]', 'main a[href^="mailto:"]'),
  gesture('map', town, 'figure button[aria-expanded]', 'iframe'),
  gesture('link', home, `a[href="${contact}"]`, 'h1', { to: contact }),
];

/**
 * The center of the target and how far the page must scroll to it. Found beforehand on a fast
 * machine: the slow page would answer after its scripts have run, and the tap would not be early.
 */
export async function findTarget(browser: Browser, url: string, selector: string) {
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
