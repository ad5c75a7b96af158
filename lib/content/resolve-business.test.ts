/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from './read-content';

const day = '2026-11-20';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function edit(found: string | RegExp, replacement: string) {
  const file = join(root, 'content/business.yaml');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(found, replacement);
  if (after === before) throw new Error(`Nothing to change at ${found}`);
  writeFileSync(file, after);
}

const expireOregon = () => {
  edit('  - commissions.OR\n', '');
  edit('  OR: {}\n', '  OR: { number: "12", expires: 2026-11-19 }\n');
};
const faqs = (slug: string) => {
  const service = readContent(root, day).services.find((candidate) => candidate.slug === slug);
  return service?.faq.map(({ answer }) => answer).join(' ');
};

it('comes to Eastern Oregon with the commission on record', () => {
  const { business } = readContent(root, day);
  expect(business.serviceArea).toContain('Eastern Oregon');
  expect(business.description).toContain('Eastern Oregon');
  expect(faqs('mobile-notary')).toContain('We hold one, so we come to Eastern Oregon.');
});

it('says the contrary from the day after the commission expires', () => {
  expireOregon();
  expect(readContent(root, '2026-11-19').business.serviceArea).toContain('Eastern Oregon');
  const { business } = readContent(root, day);
  expect(business.serviceArea).toEqual(['Treasure Valley', 'Magic Valley']);
  expect(business.description).not.toContain('Oregon');
  expect(faqs('mobile-notary')).toContain('we meet you on the Idaho side or online.');
  expect(business.law.OR.withoutCommission).toContain('on the Idaho side or online, and Oregon');
});

it('says the contrary when the record is taken out', () => {
  edit('  - commissions.OR\n', '');
  edit('  OR: {}\n', '');
  expect(readContent(root, day).business.practice.states).toEqual(['ID']);
  expect(faqs('mobile-notary')).toContain('We hold none at present');
});

it('offers nothing online without the authorization', () => {
  const remotePage = () =>
    readContent(root, day).services.find(({ slug }) => slug === 'remote-online-notarization');
  expect(remotePage()).toMatchObject({ online: true });
  edit('  ID:\n    remote: {}\n', '  ID: {}\n');
  expireOregon();
  expect(remotePage()).toMatchObject({ online: false });
  expect(remotePage()?.description).toMatch(/^We do not notarize online at present/);
  const { business, legalPages } = readContent(root, day);
  expect(business.law.OR.withoutCommission).not.toContain('online');
  const texts = legalPages.map(({ markdown }) => markdown).join('\n');
  expect(texts).toContain('We do not notarize online at present');
  expect(texts).not.toContain('online session');
});

it('keeps from the pages what the owner has not supplied', () => {
  const { business } = readContent(root, day);
  const { closures, payments, languages, profiles, verification } = business;
  expect({ closures, payments, languages, profiles, verification }).toEqual({
    closures: [],
    payments: [],
    languages: [],
    profiles: [],
    verification: {},
  });
});

it('shows what the owner has supplied, and a closure until it is over', () => {
  edit(/ {2}- (closures|payments)\n {2}- (closures|payments)\n/, '');
  expect(readContent(root, '2026-12-25').business.closures).toHaveLength(1);
  expect(readContent(root, '2026-12-26').business.closures).toHaveLength(0);
  expect(readContent(root, day).business.payments).not.toEqual([]);
});
