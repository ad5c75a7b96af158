import { readFileSync } from 'node:fs';
import { formatPhone } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { content } from './site';
import { expect, expectOnly, test } from './test';

/** Pages as a reader view shows them: Firefox's own, run in the page. */

const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');
const { business, services, towns } = content;

const pages = [
  routes.home,
  routes.contact,
  routes.services,
  routes.areas,
  routes.locations,
  ...services.map(({ slug }) => routes.service(slug)),
  ...towns.map(({ slug }) => routes.town(slug)),
];
const attractions = towns.flatMap(({ attractions }) =>
  attractions.map(({ slug }) => routes.attraction(slug)),
);

test('a reader view keeps the number, and the price where there is one', async ({
  page,
  complaints,
}) => {
  test.slow();
  for (const path of [...pages, ...attractions]) {
    await page.goto(path);
    const article: string = await page.evaluate(
      `(() => { ${readability}; return new Readability(document.cloneNode(true)).parse().textContent })()`,
    );
    const shown = article.replaceAll('\u00a0', ' ');
    expect(shown, path).toContain(formatPhone(business.phone));
    // What a screen reader hears of the masked number would be one more button that does nothing.
    expect(shown, path).not.toContain('•');
    expect(shown, path).not.toContain('show the number');
    if (pages.includes(path)) expect(shown, path).toMatch(/\$\d/);
  }
  // The styles in the copies.
  expectOnly(complaints, /^Applying inline style violates/);
});
