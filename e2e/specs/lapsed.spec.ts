import { formatPhone, hasTwoNumbers } from '../../lib/contact/phone';
import { formatClosure } from '../../lib/hours/closures';
import { routes } from '../../lib/routes';
import { states } from '../../lib/states';
import { fill } from '../../lib/text/templates';
import { withoutCommission } from '../../lib/towns/town-words';
import { readExport } from '../../scripts/checks/exported-site';
import { delivery, lapsed, site } from '../sites/sites';
import { lapsedContent as after } from './lapsed-content';
import { content } from './site';
import { expect, test } from './test';

/**
 * The same business with a commission, an authorization to work online and every answer of the
 * owner, and without them (e2e/sites/sites.ts).
 */

const { business, pages, towns } = content;
const before = readExport(site.SITE_OUT).pages;
const pagesAfter = readExport(lapsed.SITE_OUT).pages;
const textsOf = (exported: typeof before) =>
  new Map(exported.map(({ path, text, description }) => [path, text + description]));
const textsBefore = textsOf(before);
const textsAfter = textsOf(pagesAfter);
const named = ({ serviceArea }: typeof business) => serviceArea.map(({ name }) => name);
const gone = named(business).filter((name) => !named(after.business).includes(name));

test('every page says what has lapsed, and none offers it', () => {
  expect(gone).not.toEqual([]);
  const { words: statement } = states.OR.statement;
  const instead = withoutCommission(after.business, 'OR', after.pages.law) ?? '';
  const closures = after.business.closures.map(formatClosure);
  const sample = `${formatPhone(after.business.phone)} (sample)`;
  const { prepares, delivers, privacyPolicy } = pages['message-form'].consequence;
  const { host } = new URL(delivery.url);
  for (const [path, text] of textsAfter) {
    for (const words of [statement, instead, sample, ...closures]) {
      expect(text, path).toContain(words);
    }
    for (const words of [...gone, pages.certificate.where.note, 'or sign by video', prepares]) {
      expect(text, path).not.toContain(words);
    }
  }
  for (const [path, text] of textsBefore) {
    for (const words of ['(sample)', host, instead]) {
      expect(text, path).not.toContain(words);
    }
  }
  const contact = textsAfter.get(routes.contact);
  expect(contact).toContain(fill(delivers, { host, privacyPolicy }));
  const { payments, languages, who } = pages.contact.questions;
  for (const { question } of [payments, languages, who]) expect(contact).not.toContain(question);
});

test('two numbers: every page has one to call and one to text, and none says both of one', () => {
  const { phone, textNumber } = after.business;
  expect(hasTwoNumbers(business)).toBe(false);
  for (const [path, text] of textsAfter) {
    for (const [word, number] of [
      ['Call', phone],
      ['Text', textNumber],
    ] as const)
      expect(text, path).toContain(`${word} ${formatPhone(number)}`);
    expect(text, path).not.toMatch(/Call or Text \(|Send a text/);
  }
  const privacy = textsAfter.get(routes.legal('privacy-policy'));
  expect(privacy).toContain(`${formatPhone(phone)} (sample) (calls) or `);
  expect(privacy).toContain(`${formatPhone(textNumber)} (sample) (texts)`);
});

test('towns of a state without a commission are offered no visit', () => {
  const { served, notServed } = after.pages.town;
  for (const { name: town, slug } of towns.filter(({ state }) => state === 'OR')) {
    const at = routes.town(slug);
    expect(textsBefore.get(at)).toContain(fill(served.heading, { town }));
    expect(textsAfter.get(at)).toContain(fill(notServed.heading, { town }));
    for (const words of [fill(served.heading, { town }), 'Book a visit', '$10 in Oregon']) {
      expect(textsAfter.get(at), at).not.toContain(words);
    }
  }
  const areas = pagesAfter.find(({ path }) => path === routes.areas)?.structuredData[0]?.json;
  for (const { name, state } of towns) {
    expect(areas?.includes(`"${name}"`), name).toBe(state === 'ID');
  }
});
