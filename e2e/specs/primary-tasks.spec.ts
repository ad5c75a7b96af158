import type { Locator } from '@playwright/test';
import { telHref } from '../../lib/contact/phone';
import { visitCost } from '../../lib/pricing/fee-words';
import { routes } from '../../lib/routes';
import { townsBySlug } from '../../lib/towns/towns';
import { slowDown } from '../browsers/slow-phone';
import { box, callBar, option } from './page-parts';
import { content } from './site';
import { expect, test } from './test';

/** From the home page to a call, with one thumb, on a slow phone and a slow network. */

const { business, towns } = content;
const { certificate } = content.pages;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const { name, slug, state } of townsBySlug(towns, ['larkin', 'bluestem'])) {
  test(`three taps lead to ${name}, its price, what to bring, and a call`, async ({ page }) => {
    test.slow();
    await slowDown(page);
    await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
    let taps = 0;
    const tap = async (control: Locator) => {
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.tap();
      taps++;
    };

    await tap(box(page));
    await page.keyboard.type(name.slice(0, 4).toLowerCase());
    await tap(option(page, new RegExp(`^${name},`)));
    await expect(page).toHaveURL(new RegExp(`${routes.town(slug)}$`));

    // What it costs and what to bring are in its head, and how to call is always on the screen.
    const fact = (question: string) =>
      page.locator('main dl > div', { hasText: new RegExp(`^${question}`) });
    await expect(fact('Cost')).toContainText(visitCost(business, [state], certificate.cost).note);
    await expect(fact('Have ready')).toContainText(certificate.bring.value);
    const call = callBar(page).getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', telHref(business.phone));
    await call.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault()),
    );
    await tap(call);
    expect(taps).toBe(3);
  });
}
