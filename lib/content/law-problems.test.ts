import { contentCopy } from './content-copy.fixture';

const { edit, message, read } = contentCopy();
const lastLine = /$(?![\s\S])/;

const law = (key: string, section: string, more = '') => `  - key: ${key}
    section: ${section}
    says: What the section says, in a sentence of ours.
    source: https://www.oregonlegislature.gov/
    read: 2026-11-16
${more}`;

it('prints the section of a law wherever a text names it by its key', () => {
  edit('laws.yaml', 'section: ORS 194.260', 'section: ORS 194.999');
  expect(read().business.law.OR.withoutCommission).toContain('(ORS 194.999)');
});

it('knows which files cite a law, and which rely on it without naming it', () => {
  const files = (name: string) => read().laws.find(({ key }) => key === name)?.citedIn;
  expect(files('idaho51_111')).toEqual(['content/services/video-signing.yaml']);
  expect(files('oregon194_300')).toEqual(['content/legal/privacy-policy.md']);
  edit('legal/terms-of-service.md', 'Ask a lawyer.', 'Ask a lawyer ({idaho51_111}).');
  edit('pages/home.yaml', /lead: .*/, 'lead: A stamp that counts ({idaho51_111}).');
  expect(files('idaho51_111')).toEqual([
    'content/legal/terms-of-service.md',
    'content/pages/home.yaml',
    'content/services/video-signing.yaml',
  ]);
});

it.each([
  [
    'services/video-signing.yaml',
    '({idaho51_111})',
    '(Idaho Code 51-111)',
    '{idaho51_111}, the key',
  ],
  ['checklist.yaml', /'\{idaho15_2_504\}'/, 'Idaho Code § 15-2-504', 'a record of that law'],
  ['business/law.yaml', '({oregon194_260})', '(12 CFR 1026.23)', 'a record of that law'],
  ['pages/home.yaml', /(?<=lead: ).*/, 'See ORS 194.400.', '{oregon194_400}, the key'],
])('reports a citation spelled out in %s', (file, found, typed, expected) => {
  edit(file, found, typed);
  expect(message()).toContain('The content has 1 problem:');
  expect(message()).toMatch(new RegExp(`content/${file}:\\d+: [\\w.[\\]]+: expected `));
  expect(message()).toContain(`expected ${expected}`);
});

it('names the field and the citation it spells out', () => {
  const line = edit('checklist.yaml', /'\{idaho15_2_504\}'/, 'Idaho Code 15-2-504(b) and a form');
  expect(message()).toContain(
    `content/checklist.yaml:${line}: items[7].source: expected {idaho15_2_504}, the key of that law, found "Idaho Code 15-2-504"`,
  );
});

it('reports the line of a citation that a legal page spells out', () => {
  const line = edit('legal/terms-of-service.md', 'Ask a lawyer.', 'Ask (OAR 160-100-0040).');
  expect(message()).toContain(
    `content/legal/terms-of-service.md:${line}: expected a record of that law in content/laws.yaml, and its key in braces, found "OAR 160-100-0040"`,
  );
});

it('reports a key that names no law', () => {
  edit('services/video-signing.yaml', '{idaho51_111}', '{idaho51_112}');
  expect(message()).toMatch(
    /video-signing.yaml:\d+: expected the key of a law in content\/laws.yaml, found {idaho51_112}/,
  );
});

it('reports a law that nothing cites', () => {
  const line = edit('laws.yaml', lastLine, law('oregon194_225', 'ORS 194.225'));
  expect(message()).toContain(
    `content/laws.yaml:${line}: laws[14]: expected a text that names {oregon194_225}, or no such law, found none`,
  );
});

it('reports a missing file that is said to rely on a law', () => {
  const alsoIn = '    alsoIn:\n      - legal/terms-of-service.md\n      - services/atlantis.yaml\n';
  edit('laws.yaml', lastLine, law('oregon194_225', 'ORS 194.225', alsoIn));
  expect(message()).toContain(
    'laws[14].alsoIn[1]: expected the path of a file in content/, found "services/atlantis.yaml"',
  );
});

it('reports a malformed key', () => {
  edit('laws.yaml', lastLine, law('the-law', 'ORS 194.225'));
  expect(message()).toMatch(
    /laws.yaml:\d+: laws\[14\].key: expected a key such as idaho51_107, found/,
  );
});

it('reports a fee without a law', () => {
  const line = edit('business/law.yaml', /feeSource: .*/, 'feeSource: The statutes');
  expect(message()).toContain(
    `content/business/law.yaml:${line}: law.ID.feeSource: expected the key of a law in braces, such as {idaho51_125}(4), found "The statutes"`,
  );
});

it('reports problems in content/business along with those in laws.yaml', () => {
  edit('laws.yaml', 'section: ORS 194.260', 'section: 194');
  edit('business/prices.yaml', /priceRange: \S+/, 'priceRange: cheap');
  expect(message()).toContain('laws[10].section: expected');
  expect(message()).toContain('priceRange: expected $ or $$ or $$$');
});
