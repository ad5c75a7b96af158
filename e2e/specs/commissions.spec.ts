import { readFileSync } from 'node:fs';
import { routes } from '../../lib/routes';
import { stateNames } from '../../lib/schema/state-names';
import { readExport } from '../checks/exported-site';
import { scenario } from '../scenario/scenario';
import { content } from './site';
import { expect, test } from './test';

// The site as it stands, and as it reads once the Oregon commission has expired and nothing
// authorizes remote acts (`npm run build:scenario`).
const inForce = new Map(readExport('out', /\.html$/).pages.map((page) => [page.path, page]));
const without = new Map(readExport(scenario.out, /\.html$/).pages.map((page) => [page.path, page]));

const page = (pages: typeof inForce, path: string) => {
  const found = pages.get(path);
  if (!found) throw new Error(`There is no page ${path}`);
  return found;
};

const oregonTowns = content.towns
  .filter(({ state }) => state === 'OR')
  .map(({ name, slug }) => ({ name, path: `/areas/${slug}/` }));

const { states, online } = content.business.authority;

test('each Oregon town reads as every other town while the commission is in force', () => {
  test.skip(!states.includes('OR'), 'there is no Oregon commission on record');
  expect(oregonTowns.length).toBeGreaterThan(1);
  for (const { name, path } of oregonTowns) {
    const { title, text } = page(inForce, path);
    expect(title).toContain(`Mobile notary in ${name}`);
    expect(text).toContain(`${name}: at home, at work or in a hospital`);
    expect(text).toContain('At most $10 in Oregon an act');
    expect(text).not.toContain('do not notarize in Oregon');
  }
});

test('once it has expired, the same pages claim no visit and say what is true', () => {
  for (const { name, path } of oregonTowns) {
    const { title, description, text, shareImage } = page(without, path);
    expect(title).toContain(`A notary for ${name}, ${stateNames.OR}`);
    expect(description).toContain(`We do not notarize in ${name}`);
    expect(shareImage.alt).not.toContain('Mobile notary in');
    expect(text).toContain('We meet you on the Idaho side, and Oregon honors a notarization done');
    expect(text).toContain('At most $5 in Idaho an act');
    expect(text).not.toMatch(/Mobile notary in|Book a visit|in Oregon an act/);
  }
});

test('the service area follows: hero, footer, description of the business and the questions', () => {
  const served = page(inForce, '/').text.includes('Eastern Oregon');
  expect(served).toBe(states.includes('OR'));
  for (const { path, text, description } of without.values()) {
    expect(`${text} ${description}`, path).not.toContain('Eastern Oregon');
  }
  expect(page(without, '/').text).toContain('We serve the Treasure Valley and Magic Valley.');
  expect(page(without, '/areas/').text).toContain('Ontario, Oregon (we meet across the line)');
});

test('every page still has what Oregon law wants said, and that there is no commission', () => {
  for (const { path, text } of without.values()) {
    expect(text, path).toContain(content.business.law.OR.statement);
    expect(text, path).toContain('We hold no Oregon commission at present');
  }
});

test('what to bring has no rule of a state without a commission, and no choice of one', () => {
  for (const { slug } of content.services) {
    const path = routes.service(slug);
    const { text } = page(without, path);
    expect(text, path).toContain('What to bring');
    for (const item of content.checklist.filter(({ states }) => states?.[0] === 'OR')) {
      expect(text, path).not.toContain(item.text);
    }
    expect(text, path).not.toContain('Where do you sign?');
  }
});

test('no page sends somebody to a hospital where we may not act', () => {
  for (const slug of ['ontario', 'fruitland']) {
    const { text } = page(without, routes.town(slug));
    expect(text).toContain('We do not notarize in Oregon at present.');
    expect(text).not.toContain('Call the ward first');
  }
});

test('without the authorization nothing is offered online', () => {
  const service = '/services/remote-online-notarization/';
  expect(page(inForce, service).text.includes('On your own screen, by live video')).toBe(online);
  const { text, description } = page(without, service);
  expect(description).toContain('We do not notarize online at present');
  expect(text).not.toContain('On your own screen');
  for (const { path, text: words } of without.values()) {
    expect(words, path).not.toMatch(/or online|online session|Sign on your own screen/);
  }
  expect(page(without, '/contact/').text).not.toContain('Online');
});

test('what search engines read follows as well', () => {
  const html = readFileSync(`${scenario.out}/index.html`, 'utf8');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).toContain('"Boise"');
  expect(json).not.toMatch(/Ontario|Vale|Oregon/);
});
