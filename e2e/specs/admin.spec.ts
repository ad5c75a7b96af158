import { existsSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { readExport } from '../../scripts/checks/exported-site';
import { expect, test } from '../admin/owner.fixture';
import { lapsed, site } from '../sites/sites';

/** The files of /admin/, and how its pages are on a phone, in print and for a screen reader. */

test('axe finds nothing wrong but how the system divides its page, and each icon is drawn', async ({
  owner,
}) => {
  const { page } = owner;
  const names = new Set<string>();
  const rules = ['region', 'landmark-one-main', 'page-has-heading-one'];
  for (const file of ['business/hours.yaml', 'legal/privacy-policy.md', 'towns/larkin.yaml']) {
    await owner.open(`content/${file}`);
    const icons = page.locator('.material-symbols-outlined');
    for (const name of await icons.allTextContents()) names.add(name.trim());
    // In the frame with the page, which has tests of its own, axe can't run: it allows no script.
    const frame = page.locator('iframe[title="Content Preview"]');
    await frame.evaluate((element) => element.remove());
    const { violations } = await new AxeBuilder({ page }).disableRules(rules).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  expect(names.size).toBeGreaterThan(12);
  // An icon is as wide as it is high; the name of one that isn't there is as wide as its letters.
  const widths = await page.evaluate(
    async (all) => {
      const font = '10px "Material Symbols Outlined"';
      await document.fonts.load(font);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return {};
      context.font = font;
      return Object.fromEntries(all.map((name) => [name, context.measureText(name).width]));
    },
    [...names, 'sailing'],
  );
  const drawn = Object.fromEntries([...names].map((name) => [name, 10]));
  expect(widths).toEqual({ ...drawn, sailing: 70 });

  for (const path of ['/admin/left/', '/admin/review/']) {
    await page.goto(path);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('svg')).toBeVisible();
  await expect(page.getByText('Back to the forms')).toBeHidden();
});

test('nothing leads to the forms, and every part of them finds its files', () => {
  const hasCard = ({ SITE_OUT }: typeof site) => existsSync(`${SITE_OUT}/admin/review/index.html`);
  // There is a card for reviews only with a page where clients write them.
  expect([site, lapsed].map(hasCard)).toEqual([true, false]);
  const { texts, files } = readExport(site.SITE_OUT);
  const leading = [...texts].flatMap(([file, text]) => (text.includes('/admin/') ? file : []));
  expect(leading.filter((file) => !file.startsWith('/admin/'))).toEqual([]);
  const named = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/new URL\([`"]([^`"]*assets\/[^`"]+)[`"],import\.meta\.url/g)].map(
      ([, name = '']) => new URL(name, `https://site.internal${file}`).pathname,
    ),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !files.has(name) && !/marker-icon/.test(name))).toEqual([]);
});
