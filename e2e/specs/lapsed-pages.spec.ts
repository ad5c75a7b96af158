import { expect, test } from '@playwright/test';
import { readContent } from '../../lib/content/read-content';
import { testDay } from '../../lib/content/test-content.fixture';
import { routes } from '../../lib/routes';
import { fill, formatList } from '../../lib/text';
import { readExport } from '../checks/exported-site';
import { delivery, lapsed, site } from '../sites/sites';
import { content } from './site';

/**
 * The pages of the business as it is, and those of the lapsed one: its Oregon commission has expired,
 * online acts are not authorized, and messages are delivered; what the owner fills in last is missing.
 */

const { checklist, pages, services, towns } = content;
const after = readContent(lapsed.content, testDay);

function pagesIn(folder: string) {
  const { pages, texts } = readExport(folder, /\.html$/);
  return {
    pages,
    at(path: string) {
      const found = pages.find((page) => page.path === path);
      if (!found) throw new Error(`Expected a page ${path} in ${folder}, found none`);
      return found;
    },
    home: texts.get('/index.html') ?? '',
  };
}

const now = pagesIn(site.out);
const then = pagesIn(lapsed.out);

const oregonTowns = towns.filter(({ state }) => state === 'OR');
const { served, notServed } = pages.town;
const { OR: oregon } = after.business.law;

test('Oregon towns are offered visits while the commission is in force', () => {
  expect(oregonTowns.length).toBeGreaterThan(1);
  for (const { name: town, slug } of oregonTowns) {
    const { title, text } = now.at(routes.town(slug));
    expect(title).toContain(fill(served.heading, { town }));
    expect(text).toContain(fill(served.where, { town }));
    expect(text).toContain('$10 in Oregon');
    expect(text).not.toContain(fill(notServed.heading, { town }));
  }
});

test('Oregon towns are offered no visit once the commission has expired', () => {
  for (const { name: town, slug } of oregonTowns) {
    const { title, text, shareImage } = then.at(routes.town(slug));
    const heading = fill(notServed.heading, { town });
    expect(title).toContain(heading);
    expect(shareImage.alt).toContain(heading);
    expect(text).toContain(oregon.withoutCommission);
    expect(text).toContain('$5 in Idaho');
    expect(text).not.toContain(fill(served.heading, { town }));
    expect(text).not.toContain(served.book);
    expect(text).not.toContain('$10 in Oregon');
  }
});

test('the service area leaves out the regions of Oregon once the commission has expired', () => {
  const gone = content.business.serviceArea.filter(
    (region) => !after.business.serviceArea.includes(region),
  );
  expect(gone).not.toEqual([]);
  for (const { path, text, description } of then.pages) {
    for (const region of gone) expect(text + description, path).not.toContain(region);
  }
  expect(then.at('/').text).toContain(formatList(after.business.serviceArea));
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(then.home) ?? [];
  for (const { name, state } of towns) expect(json.includes(`"${name}"`)).toBe(state === 'ID');
  expect(json).not.toContain('Oregon');
});

test("every page keeps Oregon's statement and says that there is no commission", () => {
  for (const { path, text } of then.pages) {
    expect(text, path).toContain(oregon.statement);
    expect(text, path).toContain(oregon.withoutCommission);
  }
});

test('what to bring leaves out the rules of a state without a commission', () => {
  for (const { slug } of services) {
    const { path, text } = then.at(routes.service(slug));
    expect(text, path).toContain(pages.service.headings.bring);
    for (const item of checklist.filter(({ states }) => states?.[0] === 'OR')) {
      expect(text, path).not.toContain(item.text);
    }
    expect(text, path).not.toContain(pages.service.bring.whereSigned);
  }
});

test('no page suggests a hospital in a state without a commission', () => {
  const { hospital } = pages.town;
  for (const slug of ['bluestem', 'sandry']) {
    expect(now.at(routes.town(slug)).text).toContain(hospital.callFirst);
    const { text } = then.at(routes.town(slug));
    expect(text).toContain(fill(hospital.refusal, { state: 'Oregon' }));
    expect(text).not.toContain(hospital.callFirst);
  }
});

test('nothing is offered online without the authorization', () => {
  const { where } = pages.service.online;
  const path = routes.service('video-signing');
  expect(now.at(path).text).toContain(where);
  const service = after.services.find(({ slug }) => slug === 'video-signing');
  expect(then.at(path).description).toBe(service?.description);
  for (const { path, text } of then.pages) {
    expect(text, path).not.toContain(where);
    expect(text, path).not.toContain('or sign by video');
  }
});

test('what the owner has not filled in is not shown', () => {
  const { payments, languages } = pages.contact.questions;
  expect(then.at(routes.contact).text).not.toContain(payments);
  expect(then.at(routes.contact).text).not.toContain(languages);
  expect(then.home).not.toMatch(/paymentAccepted|sameAs|site-verification/);
});

test('what the owner has filled in is where visitors and search engines look', () => {
  const { payments, languages, profiles, verification } = content.business;
  const { text } = now.at(routes.contact);
  expect(text).toContain(formatList(payments ?? []));
  expect(text).toContain(formatList(languages ?? []));
  expect(now.home).toContain(`"paymentAccepted":${JSON.stringify(payments)}`);
  expect(now.home).toContain(`"sameAs":${JSON.stringify(profiles)}`);
  expect(now.home).toContain(`"google-site-verification" content="${verification.google}"`);
  expect(now.home).toContain(`"msvalidate.01" content="${verification.bing}"`);
  for (const { path, text } of then.pages) {
    expect(text, path).toContain('December 24, 2026 to December 26, 2026: Christmas');
  }
  expect(then.home).toContain('"validFrom":"2026-12-24","validThrough":"2026-12-26"');
});

test('only with a service for messages a page says that the form sends something', () => {
  const withForm = [routes.contact, routes.legal('privacy-policy')];
  const { host } = new URL(delivery.url);
  for (const path of withForm) {
    expect(then.at(path).text).toContain(host);
    expect(now.at(path).text).not.toContain(host);
  }
});
