import { expect, test } from '@playwright/test';
import { firstFees } from '../../lib/pricing/fees';
import { routes } from '../../lib/routes';
import { serviceBySlug } from '../../lib/services/services';
import { fill, formatList } from '../../lib/text';
import { lapsedPages, sitePages } from './exported-pages';
import { lapsedContent as after } from './lapsed-server';
import { content } from './site';

/** What the pages offer with a commission and authorization to work online, and without them. */

const { business, checklist, pages, services, towns } = content;

const oregonTowns = towns.filter(({ state }) => state === 'OR');
const { served } = pages.town;
const { notServed } = after.pages.town;
const { OR: oregon } = after.business.law;

test('Oregon towns are offered visits while the commission is current', () => {
  expect(oregonTowns.length).toBeGreaterThan(1);
  for (const { name: town, slug } of oregonTowns) {
    const { title, text } = sitePages.at(routes.town(slug));
    expect(title).toContain(fill(served.title, { town, state: 'Oregon' }));
    expect(text).toContain(fill(served.heading, { town }));
    expect(text).toContain(fill(served.where, { town }));
    expect(text).toContain(served.book);
    expect(text).toContain(firstFees(business, ['OR']));
    expect(text).not.toContain(fill(notServed.heading, { town }));
  }
});

test('Oregon towns are offered no visit once the commission has expired', () => {
  for (const { name: town, slug, county } of oregonTowns) {
    const { title, description, text, shareImage } = lapsedPages.at(routes.town(slug));
    const named = fill(notServed.title, { town, state: 'Oregon' });
    expect(title).toContain(named);
    expect(text).toContain(fill(notServed.heading, { town }));
    expect(description).toBe(fill(notServed.description, { town, county, state: 'Oregon' }));
    expect(shareImage.alt).toContain(named);
    expect(text).toContain(oregon.withoutCommission);
    expect(text).toContain('$5 in Idaho');
    expect(text).not.toContain(fill(served.heading, { town }));
    expect(text).not.toContain(served.book);
    expect(text).not.toContain('$10 in Oregon');
  }
});

test('the service area leaves out the regions of Oregon once the commission has expired', () => {
  const regions = after.business.serviceArea;
  const gone = business.serviceArea.filter((region) => !regions.includes(region));
  expect(gone).not.toEqual([]);
  expect(sitePages.at('/').text).toContain(formatList(business.serviceArea));
  for (const { path, text, description } of lapsedPages.pages) {
    for (const region of gone) expect(text + description, path).not.toContain(region);
  }
  expect(lapsedPages.at('/').text).toContain(formatList(regions));
  for (const { name } of oregonTowns) {
    const note = `${name} Oregon ${pages.locations.list.acrossTheLine}`;
    expect(lapsedPages.at(routes.areas).text).toContain(note);
  }
  const json = lapsedPages.at(routes.areas).structuredData[0]?.json ?? '';
  for (const { name, state } of towns) expect(json.includes(`"${name}"`)).toBe(state === 'ID');
  expect(json).not.toContain('Oregon');
});

test("every page keeps Oregon's statement and says that there is no commission", () => {
  for (const { path, text } of lapsedPages.pages) {
    expect(text, path).toContain(oregon.statement);
    expect(text, path).toContain(oregon.withoutCommission);
  }
});

test('what to bring leaves out the rules of a state without a commission', () => {
  const inOregon = fill(pages.service.bring.inState, { state: 'Oregon' });
  expect(sitePages.at(routes.service('closing-papers')).text).toContain(inOregon);
  for (const { slug } of services) {
    const { path, text } = lapsedPages.at(routes.service(slug));
    expect(text, path).toContain(pages.service.headings.bring);
    for (const item of checklist.filter(({ states }) => states?.[0] === 'OR')) {
      expect(text, path).not.toContain(item.text);
    }
    expect(text, path).not.toContain(inOregon);
  }
});

test('no page suggests a hospital in a state without a commission', () => {
  const { hospital } = pages.town;
  expect(sitePages.at(routes.town('bluestem')).text).toContain(pages.sheet.hospital);
  expect(lapsedPages.at(routes.town('bluestem')).text).not.toContain(pages.sheet.hospital);
  expect(sitePages.at(routes.town('sandry')).text).toContain(hospital.callFirst);
  const { text } = lapsedPages.at(routes.town('sandry'));
  expect(text).toContain(fill(hospital.refusal, { state: 'Oregon' }));
  expect(text).not.toContain(hospital.callFirst);
});

test('nothing is offered online without the authorization', () => {
  const { where } = pages.service.online;
  const path = routes.service('video-signing');
  expect(sitePages.at(path).text).toContain(where);
  const [fee = ''] = fill(pages.fees.online, { fee: '' }).split(': ');
  expect(sitePages.at(routes.contact).text).toContain(fee);
  expect(lapsedPages.at(routes.contact).text).not.toContain(fee);
  const { description } = serviceBySlug(after.services, 'video-signing');
  expect(description).not.toBe(serviceBySlug(services, 'video-signing').description);
  expect(lapsedPages.at(path).description).toBe(description);
  const offer = 'or sign by video';
  expect(business.law.OR.withoutCommission).toContain(offer);
  for (const { path, text } of lapsedPages.pages) {
    expect(text, path).not.toContain(where);
    expect(text, path).not.toContain(offer);
  }
});
