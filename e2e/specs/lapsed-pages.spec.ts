import { expect, test } from '@playwright/test';
import { routes } from '../../lib/routes';
import { stateNames } from '../../lib/schema/state-names';
import { readExport } from '../checks/exported-site';
import { delivery, lapsed, site } from '../sites/sites';
import { content } from './site';

/**
 * The pages under the current records, and under those of the scenario (`npm run build:scenario`), in
 * which the Oregon commission has expired, online acts are not authorized, the owner has filled in
 * everything, and messages are delivered.
 */

const { business, checklist, services, towns } = content;
const { states, online } = business.authority;

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

const oregonTowns = towns
  .filter(({ state }) => state === 'OR')
  .map(({ name, slug }) => ({ name, path: routes.town(slug) }));

test('Oregon towns are offered visits while the commission is in force', () => {
  test.skip(!states.includes('OR'), 'no Oregon commission is on record');
  expect(oregonTowns.length).toBeGreaterThan(1);
  for (const { name, path } of oregonTowns) {
    const { title, text } = now.at(path);
    expect(title).toContain(`Mobile notary in ${name}`);
    expect(text).toContain(`${name}: at home, at work or in a hospital`);
    expect(text).toContain('At most $10 in Oregon an act');
    expect(text).not.toContain('do not notarize in Oregon');
  }
});

test('Oregon towns are offered no visit once the commission has expired', () => {
  for (const { name, path } of oregonTowns) {
    const { title, description, text, shareImage } = then.at(path);
    expect(title).toContain(`A notary for ${name}, ${stateNames.OR}`);
    expect(description).toContain(`We do not notarize in ${name}`);
    expect(shareImage.alt).not.toContain('Mobile notary in');
    expect(text).toContain('We meet you on the Idaho side, and Oregon honors a notarization done');
    expect(text).toContain('At most $5 in Idaho an act');
    expect(text).not.toMatch(/Mobile notary in|Book a visit|in Oregon an act/);
  }
});

test('the service area leaves out Eastern Oregon once the commission has expired', () => {
  expect(now.at('/').text.includes('Eastern Oregon')).toBe(states.includes('OR'));
  for (const { path, text, description } of then.pages) {
    expect(text + description, path).not.toContain('Eastern Oregon');
  }
  expect(then.at('/').text).toContain('We serve the Treasure Valley and Magic Valley.');
  expect(then.at(routes.areas).text).toContain('Ontario, Oregon (we meet across the line)');
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(then.home) ?? [];
  expect(json).toContain('"Boise"');
  expect(json).not.toMatch(/Ontario|Vale|Oregon/);
});

test("every page keeps Oregon's statement and says that there is no commission", () => {
  for (const { path, text } of then.pages) {
    expect(text, path).toContain(business.law.OR.statement);
    expect(text, path).toContain('We hold no Oregon commission at present');
  }
});

test('what to bring leaves out the rules of a state without a commission', () => {
  for (const { slug } of services) {
    const { path, text } = then.at(routes.service(slug));
    expect(text, path).toContain('What to bring');
    for (const item of checklist.filter(({ states }) => states?.[0] === 'OR')) {
      expect(text, path).not.toContain(item.text);
    }
    expect(text, path).not.toContain('Where do you sign?');
  }
});

test('no page suggests a hospital in a state without a commission', () => {
  for (const slug of ['ontario', 'fruitland']) {
    const { text } = then.at(routes.town(slug));
    expect(text).toContain('We do not notarize in Oregon at present.');
    expect(text).not.toContain('Call the ward first');
  }
});

test('nothing is offered online without the authorization', () => {
  const path = routes.service('remote-online-notarization');
  expect(now.at(path).text.includes('On your own screen, by live video')).toBe(online);
  expect(then.at(path).description).toContain('We do not notarize online at present');
  for (const { path, text } of then.pages) {
    expect(text, path).not.toMatch(/or online|online session|[Oo]n your own screen/);
  }
  expect(then.at(routes.contact).text).not.toContain('Online');
});

test('what the owner has not filled in is not shown', () => {
  const fields = ['closures', 'payments', 'languages', 'profiles', 'verification'];
  const isMissing = (field: string) => business.placeholders.includes(field);
  test.skip(!fields.every(isMissing), 'the owner has filled in some');
  for (const { path, text } of now.pages) {
    expect(text, path).not.toMatch(/Closed (?:on|from) |How can I pay/);
  }
  expect(now.home).not.toMatch(/specialOpening|paymentAccepted|sameAs|site-verification/);
});

test('what the owner has filled in is where visitors and search engines look', () => {
  expect(then.at(routes.contact).text).toContain('How can I pay?Cash and Check');
  expect(then.at(routes.contact).text).toContain('Which languages do you speak?English');
  const notice = 'Closed from December 24, 2026 to December 26, 2026: Christmas';
  for (const { path, text } of then.pages) expect(text, path).toContain(notice);
  expect(then.home).toContain('"validFrom":"2026-12-24","validThrough":"2026-12-26"');
  expect(then.home).toContain('"paymentAccepted":["Cash","Check"]');
  expect(then.home).toContain('"sameAs":["https://profiles.example/notary"]');
  expect(then.home).toContain('<meta name="google-site-verification" content="google-code">');
  expect(then.home).toContain('<meta name="msvalidate.01" content="bing-code">');
});

test('only with a service for messages a page says that the form sends something', () => {
  const withForm = [routes.contact, routes.legal('privacy-policy')];
  const sendsNothing = /nothing by itself|not deliver|send us nothing/;
  const service = `by way of ${new URL(delivery.url).host}`;
  for (const path of withForm) expect(then.at(path).text).toContain(service);
  for (const { path, text } of then.pages) expect(text, path).not.toMatch(sendsNothing);

  test.skip(business.delivery !== undefined, 'the owner has messages delivered');
  for (const path of withForm) expect(now.at(path).text).toMatch(sendsNothing);
  for (const { path, text } of now.pages) expect(text, path).not.toContain('by way of');
});
