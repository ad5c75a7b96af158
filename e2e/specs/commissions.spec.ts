import { readFileSync } from 'node:fs';
import { routes } from '../../lib/routes';
import { stateNames } from '../../lib/schema/state-names';
import { readExport } from '../checks/exported-site';
import { scenario } from '../scenario/scenario';
import { content } from './site';
import { expect, test } from './test';

/**
 * The site under the current records, and under those of the scenario (`npm run build:scenario`), in
 * which the Oregon commission has expired and online acts are not authorized.
 */

const current = new Map(readExport('out', /\.html$/).pages.map((page) => [page.path, page]));
const without = new Map(readExport(scenario.out, /\.html$/).pages.map((page) => [page.path, page]));

const pageAt = (pages: typeof current, path: string) => {
  const found = pages.get(path);
  if (!found) throw new Error(`Expected a page ${path}, found none`);
  return found;
};

const oregonTowns = content.towns
  .filter(({ state }) => state === 'OR')
  .map(({ name, slug }) => ({ name, path: `/areas/${slug}/` }));

const { states, online } = content.business.authority;

test('Oregon towns are offered visits while the commission is in force', () => {
  test.skip(!states.includes('OR'), 'no Oregon commission is on record');
  expect(oregonTowns.length).toBeGreaterThan(1);
  for (const { name, path } of oregonTowns) {
    const { title, text } = pageAt(current, path);
    expect(title).toContain(`Mobile notary in ${name}`);
    expect(text).toContain(`${name}: at home, at work or in a hospital`);
    expect(text).toContain('At most $10 in Oregon an act');
    expect(text).not.toContain('do not notarize in Oregon');
  }
});

test('Oregon towns are offered no visit once the commission has expired', () => {
  for (const { name, path } of oregonTowns) {
    const { title, description, text, shareImage } = pageAt(without, path);
    expect(title).toContain(`A notary for ${name}, ${stateNames.OR}`);
    expect(description).toContain(`We do not notarize in ${name}`);
    expect(shareImage.alt).not.toContain('Mobile notary in');
    expect(text).toContain('We meet you on the Idaho side, and Oregon honors a notarization done');
    expect(text).toContain('At most $5 in Idaho an act');
    expect(text).not.toMatch(/Mobile notary in|Book a visit|in Oregon an act/);
  }
});

test('the service area leaves out Eastern Oregon once the commission has expired', () => {
  const served = pageAt(current, '/').text.includes('Eastern Oregon');
  expect(served).toBe(states.includes('OR'));
  for (const { path, text, description } of without.values()) {
    expect(`${text} ${description}`, path).not.toContain('Eastern Oregon');
  }
  expect(pageAt(without, '/').text).toContain('We serve the Treasure Valley and Magic Valley.');
  expect(pageAt(without, '/areas/').text).toContain('Ontario, Oregon (we meet across the line)');
});

test("every page keeps Oregon's statement and says that there is no commission", () => {
  for (const { path, text } of without.values()) {
    expect(text, path).toContain(content.business.law.OR.statement);
    expect(text, path).toContain('We hold no Oregon commission at present');
  }
});

test('what to bring leaves out the rules of a state without a commission', () => {
  for (const { slug } of content.services) {
    const path = routes.service(slug);
    const { text } = pageAt(without, path);
    expect(text, path).toContain('What to bring');
    for (const item of content.checklist.filter(({ states }) => states?.[0] === 'OR')) {
      expect(text, path).not.toContain(item.text);
    }
    expect(text, path).not.toContain('Where do you sign?');
  }
});

test('no page suggests a hospital in a state without a commission', () => {
  for (const slug of ['ontario', 'fruitland']) {
    const { text } = pageAt(without, routes.town(slug));
    expect(text).toContain('We do not notarize in Oregon at present.');
    expect(text).not.toContain('Call the ward first');
  }
});

test('nothing is offered online without the authorization', () => {
  const service = '/services/remote-online-notarization/';
  expect(pageAt(current, service).text.includes('On your own screen, by live video')).toBe(online);
  const { text, description } = pageAt(without, service);
  expect(description).toContain('We do not notarize online at present');
  expect(text).not.toContain('On your own screen');
  for (const { path, text: pageText } of without.values()) {
    expect(pageText, path).not.toMatch(/or online|online session|Sign on your own screen/);
  }
  expect(pageAt(without, '/contact/').text).not.toContain('Online');
});

test('the structured data leaves out Oregon once the commission has expired', () => {
  const html = readFileSync(`${scenario.out}/index.html`, 'utf8');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).toContain('"Boise"');
  expect(json).not.toMatch(/Ontario|Vale|Oregon/);
});
