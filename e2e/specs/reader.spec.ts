import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { formatPhone } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { content } from './site';
import { expect, expectOnly, test } from './test';

/** Pages as a reader view shows them: Firefox's own, run in the page. */

const require = createRequire(import.meta.url);
const readability = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');
const { business } = content;

const pages = [
  routes.home,
  routes.contact,
  routes.services,
  routes.areas,
  routes.locations,
  routes.service('closing-papers'),
  routes.town('alder-falls'),
];

/** The text of the article, with some of the page repeated to make it longer. */
const articleOf = (page: Page, repeated = ''): Promise<string> =>
  page.evaluate(`(() => {
    ${readability}
    const copy = document.cloneNode(true);
    const part = copy.querySelector('${repeated || 'no-such-element'}');
    for (let times = 0; part && times < 5; times++) part.after(part.cloneNode(true));
    return new Readability(copy).parse().textContent;
  })()`);

test('a reader view keeps the number, and the price where there is one', async ({
  page,
  complaints,
}) => {
  for (const path of [...pages, routes.attraction('nine-foot-overlook')]) {
    await page.goto(path);
    const article = await articleOf(page);
    const shown = article.replaceAll('\u00a0', ' ');
    expect(shown, path).toContain(formatPhone(business.phone));
    // What a screen reader hears of the masked number would be one more button that does nothing.
    expect(shown, path).not.toContain('•');
    expect(shown, path).not.toContain('show our phone number');
    if (pages.includes(path)) expect(shown, path).toMatch(/\$\d/);
  }
  await page.goto(routes.service('closing-papers'));
  expect(await articleOf(page, '#questions')).toContain(formatPhone(business.phone));
  // The styles in the copies.
  expectOnly(complaints, /^Applying inline style violates/);
});
