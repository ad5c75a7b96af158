import type { Page } from '@playwright/test';
import { formatPhone } from '../../lib/contact/phone';
import { formatShortHours } from '../../lib/hours/hours';
import { feeSentences } from '../../lib/pricing/fee-words';
import { routes } from '../../lib/routes';
import { states } from '../../lib/states';
import { standardWindow } from '../../lib/towns/visit-times';
import { boxes, checklistPath, items, list, service, shownItems } from './page-parts';
import { content, origin, samplePages } from './site';
import { expect, expectOnly, test } from './test';

/** Printed pages: what a visitor takes along, on at most two sheets. */

const { business, pages, services, towns } = content;

/** How many sheets of letter paper the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '1cm', bottom: '1cm' } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Presses the button, with the browser's print dialog replaced: it would wait for an answer. */
async function printList(page: Page) {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print');
  });
  await list(page).getByRole('button', { name: 'Print the list' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'print');
}

test('every town and the contact page fit on two sheets', async ({ page }) => {
  test.slow();
  for (const path of [...towns.map(({ slug }) => routes.town(slug)), routes.contact]) {
    await page.goto(path);
    expect([1, 2], path).toContain(await sheets(page));
  }
});

test('every service fits on two sheets, its list alone on one', async ({ page }) => {
  test.slow();
  for (const { slug } of services) {
    await page.goto(routes.service(slug));
    expect([1, 2], slug).toContain(await sheets(page));
    await printList(page);
    expect([slug, await sheets(page)]).toEqual([slug, 1]);
  }
});

test('the list prints with its check marks, and no item is split', async ({ page }) => {
  await page.goto(checklistPath);
  await boxes(page).nth(1).check();
  await printList(page);
  await page.emulateMedia({ media: 'print' });
  await expect(shownItems(page)).toHaveCount(items.length);
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(list(page).locator('button:visible')).toHaveCount(0);
  const questions = page.getByRole('region', { name: 'Common questions' });
  await expect(questions).toBeHidden();
  for (const item of await list(page).locator('li').all()) {
    await expect(item).toHaveCSS('break-inside', 'avoid');
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(questions).toBeVisible();
});

for (const path of [routes.town('alder-falls'), checklistPath]) {
  test(`${path}, printed, says who to call, what it costs and more`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const shown = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
    expect(shown).toContain(formatPhone(business.phone));
    expect(shown).toContain(formatShortHours(business.hours).replaceAll('\u00a0', ' '));
    expect(shown).toContain(states.ID.statement.words);
    expect(shown).toContain(feeSentences(business, 'ID', pages.law));
    expect(shown).toContain(standardWindow(business.times));
    if (path === checklistPath) {
      for (const answer of await page.locator('#questions details p').all())
        await expect(answer).toBeVisible();
    }
    const { note } = (path === checklistPath && service.bring) || pages.certificate.bring;
    expect(shown).toContain(note);
    expect(shown).not.toContain('•••');
  });
}

test('every page begins with whose it is and whom to call, and has nothing to press', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [...samplePages, '/nothing/']) {
    await page.goto(path);
    const [, name, number, hours, url] = (await page.locator('body').innerText())
      .replaceAll('\u00a0', ' ')
      .split(/\s*\n\s*/);
    expect([name, number, hours, url], path).toEqual([
      business.brand,
      formatPhone(business.phone),
      formatShortHours(business.hours).replaceAll('\u00a0', ' '),
      `${origin}/`,
    ]);
    const unprinted = 'button, .button, input:not([type="checkbox"]), select, textarea, nav';
    await expect(page.locator(unprinted).filter({ visible: true })).toHaveCount(0);
  }
  // The browser itself reports the 404.
  expectOnly(complaints, /status of 404/);
});
