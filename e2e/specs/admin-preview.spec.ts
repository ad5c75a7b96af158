import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { load as parseHtml } from 'cheerio';
import { load } from 'js-yaml';
import { sourceAt } from '../../lib/content/read-content';
import { expect, type Owner, test } from '../admin/owner.fixture';
import { lapsed, site } from '../sites/sites';
import { samplePages } from './site';

/** The page beside a form: as it would be built, while it's typed, before anything is saved. */

test.use({ drawsPages: true });

const town = 'content/towns/larkin.yaml';
const prices = 'content/business/prices.yaml';
const about = 'content/business/about.yaml';

const paneOf = ({ page }: Owner) => page.frameLocator('iframe[title="Content Preview"]');
const said = ({ page }: Owner) => page.locator('.page-bar').getByRole('status');

test('the page follows the form, also while something is wrong; what no page can be made from leaves the last one, dimmed', async ({
  owner,
}) => {
  const { page, github } = owner;
  await owner.open(town);
  const pane = paneOf(owner);
  await owner.fill('name', 'Lark Inn');
  await expect(pane.getByRole('heading', { level: 1 })).toContainText('Lark Inn');
  await owner.fill('intro', 'Two words, no more.');
  await expect(pane.getByText('Two words, no more.')).toBeVisible();
  await expect(said(owner)).toContainText('Not right yet: Introduction: expected 100 to 220 words');
  await expect(await owner.part('intro')).toContainText('Expected 100 to 220 words, found 4 words');
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Service Areas' });
  await expect(pane.getByRole('heading', { level: 1 })).not.toContainText('Lark');
  // A link leads nowhere, and nothing complains.
  await pane.getByRole('main').getByRole('link', { name: 'Lark Inn' }).first().click();
  await expect(pane.getByRole('main').getByText('Lark Inn').first()).toBeVisible();
  expect(github.commits).toEqual([]);

  await owner.open(prices);
  await owner.fill('prices.firstNotarization.ID', '3.75');
  await expect(pane.getByText('$3.75').first()).toBeVisible();
  await owner.fill('prices.firstNotarization.ID', 'a lot');
  await expect(said(owner)).toContainText('The page waits for this.');
  await expect(pane.locator('body > div')).toHaveCSS('opacity', '0.4');
  await expect(pane.getByText('$3.75').first()).toBeVisible();
  await owner.fill('prices.firstNotarization.ID', '4');
  await expect(pane.locator('body > div')).toHaveCSS('opacity', '1');
  await expect(said(owner)).toContainText('Also changes: every other page.');
});

test('what the page does not show brings up one that does, unless someone chose it; a new record waits for its page', async ({
  owner,
}) => {
  const { page } = owner;
  const pages = page.getByLabel('Page', { exact: true });
  const pane = paneOf(owner);
  await owner.open('content/business/contact.yaml');
  await expect(pages).toHaveValue('/');
  await owner.fill('base.name', 'Larkin Library');
  await expect(pages).toHaveValue('/contact/');
  await expect(pane.getByText('Larkin Library').first()).toBeInViewport();
  await pages.selectOption({ label: 'Home' });
  await expect(said(owner)).toContainText('Not on this page. Changes: ');
  await expect(pages).toHaveValue('/');

  await page.goto('/admin/#/collections/towns/new');
  await expect(said(owner)).toContainText('Still missing: Name; County');
  const facts = { name: 'Fern Gulch', county: 'Harrow', latitude: '43.8', longitude: '-116.4' };
  for (const [field, value] of Object.entries(facts)) await owner.fill(field, value);
  await (await owner.part('zips')).getByRole('button', { name: /^Add/ }).click();
  await owner.fill('zips.0', '83999');
  await owner.fill('intro', 'A first line.');
  await expect(pane.getByRole('heading', { level: 1 })).toContainText('Fern Gulch');
});

test('on a phone, the eye shows the page at the change, and the form where it was left', async ({
  owner,
}) => {
  const { page } = owner;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await owner.open(town);
  const { commits } = owner.github;
  const intro = await owner.part('intro');
  const words = intro.locator('textarea').first();
  const text = await words.inputValue();
  await words.fill(text.replace(/\.$/, ', and a lamp in each window.'));
  // Nothing is drawn that no one looks at.
  expect(asked.filter((path) => /draw\.js|page\.css/.test(path))).toEqual([]);
  const eye = page.getByRole('button', { name: 'Preview', exact: true });
  await eye.click();
  await expect(paneOf(owner).getByText('a lamp in each window')).toBeInViewport();
  await page.getByRole('radio', { name: 'Computer' }).check();
  const frame = page.locator('iframe[title="Content Preview"]');
  await expect(frame).toHaveCSS('width', '1280px');
  expect((await frame.boundingBox())?.width).toBeLessThanOrEqual(390);
  await eye.click();
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(/a lamp in each window/);
  expect(commits).toEqual([]);
});

/** One page of each kind as the forms draw it, of content in a folder. */
async function drawn(page: Page, root: string): Promise<[path: string, html: string][]> {
  const { texts, publicFiles } = sourceAt(root);
  const paths = samplePages;
  const form = { file: about, data: load(texts.get(about) ?? '') };
  return page.evaluate(
    async ({ texts, publicFiles, paths, form }) => {
      const worker = new Worker('/admin/preview/worker.js', { type: 'module' });
      worker.postMessage({ texts: new Map(texts), publicFiles });
      const pages: [string, string][] = [];
      for (const [id, path] of paths.entries()) {
        worker.postMessage({ id, ...form, path });
        const html = await new Promise<string>((resolve) => {
          worker.onmessage = ({ data }) => data.id === id && resolve(data.html ?? '');
        });
        pages.push([path, html]);
      }
      return pages;
    },
    { texts: [...texts], publicFiles, paths, form },
  );
}

/** The text of a page, with one space between words. */
function textOf(html: string): string {
  const main = parseHtml(html)('main');
  // What takes a claim's place on a later day comes with the build's own steps.
  main.find('script, style, template, [data-from]').remove();
  return main.text().replace(/\s+/g, ' ');
}

test('a page of each kind has the words that were built', async ({ page }) => {
  // As on the day of the build.
  await page.route('**/admin/preview/worker.js', async (route) => {
    const response = await route.fetch();
    const at = Number(site.SOURCE_DATE_EPOCH) * 1000;
    const clock = `Date = class extends Date { constructor(...of) { super(...(of.length ? of : [${at}])); } };`;
    await route.fulfill({ response, body: `${await response.text()}\n${clock}` });
  });
  await page.goto('/admin/');
  for (const { SITE_CONTENT: content, SITE_OUT: out } of [site, lapsed]) {
    for (const [path, html] of await drawn(page, content)) {
      const built = readFileSync(`${out}${path}index.html`, 'utf8');
      expect([path, textOf(html)]).toEqual([path, textOf(built)]);
    }
  }
});
