import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { telHref } from '../../lib/contact/phone';
import { anchorsOf, routes } from '../../lib/routes';
import { readExport } from '../../scripts/checks/exported-site';
import { site } from '../sites/sites';
import { content } from './site';

/**
 * The files of the export as a crawler reads them: HTML only, no script. `npm run check:export`
 * checks what is true of any site; these tests check what is particular to this one, and its size.
 */

const { business, towns } = content;
const { pages, texts } = readExport(site.SITE_OUT);

type ExportedPage = (typeof pages)[number];

const htmlOf = (path: string) =>
  readFileSync(`${site.SITE_OUT}${path.endsWith('/') ? `${path}index.html` : path}`, 'utf8');

/** Expects something of each page, and names the ones where it isn't true. */
function expectOfPages(isRight: (page: ExportedPage) => boolean, among = pages) {
  expect(among.filter((page) => !isRight(page)).map(({ path }) => path)).toEqual([]);
}

test('each page has its landmarks, the contact card and a link that dials', () => {
  const landmarks = ['header', 'nav', 'main', 'footer'];
  expectOfPages(({ path }) => landmarks.every((name) => htmlOf(path).includes(`</${name}>`)));
  expectOfPages(({ links }) => links.includes(routes.vcard));
  expectOfPages(({ links }) => links.includes(telHref(business.phone)));
});

test('each page has the parts that a text may lead to', () => {
  expect(pages.flatMap(({ path }) => anchorsOf(path)).length).toBeGreaterThan(pages.length);
  expectOfPages(({ path, ids }) => anchorsOf(path).every((part) => ids.has(part)));
});

test("the home page's contact section is next to the statements of both states", () => {
  const html = htmlOf(routes.home);
  const between = html.slice(html.indexOf('id="contact"'), html.indexOf('id="law"'));
  expect(between.match(/<section/g)).toHaveLength(1);
  expect(between).toContain('</section></main>');
});

test('/areas/ links to every town, and /locations/ to all but those that content leaves out', () => {
  const townsNotOn = (path: string) => {
    const links = pages.find((page) => page.path === path)?.links;
    return towns.map(({ slug }) => slug).filter((slug) => !links?.includes(routes.town(slug)));
  };
  expect(townsNotOn(routes.areas)).toEqual([]);
  expect(townsNotOn(routes.locations).sort()).toEqual([...business.notOnLocations].sort());
});

test('each page has the same script, policy and stylesheet, and the style of its first screen', () => {
  // 404.html has one more script, which looks at its URL.
  const alike = pages.filter(({ path }) => path !== '/404.html');
  const distinct = (shape: RegExp) => [
    ...new Set(alike.map(({ path }) => htmlOf(path).match(shape)?.slice(1).join() ?? path)),
  ];
  expect(distinct(/<script>(.*?)<\/script>/s)).toEqual([expect.stringContaining('data-island')]);
  const policies = distinct(/Content-Security-Policy" content="([^"]*)style-src [^;]*([^"]*)"/);
  expect(policies).toEqual([expect.stringContaining('script-src')]);
  for (const style of distinct(/<style>(.*?)<\/style>/s)) expect(style).toContain('@font-face');
  const sheetsOf = ({ sources }: ExportedPage) => sources.filter((url) => url.endsWith('.css'));
  expect(new Set(pages.map((page) => sheetsOf(page).join())).size).toBe(1);
  expectOfPages((page) => sheetsOf(page).length === 1);
});

test('only the contact card has the email address whole, and pages where no script runs', () => {
  const withAddress = [...texts].filter(([, text]) =>
    text.replace(/<noscript>[\s\S]*?<\/noscript>/g, '').includes(business.email),
  );
  expect(withAddress.map(([file]) => file)).toEqual([routes.vcard]);
  expectOfPages(({ links }) => links.includes(`mailto:${business.email}`));
});
