import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../content-copy.fixture';
import { testDay } from '../test-content.fixture';

const { edit, inForms, message, read, root } = contentCopy();
const town = 'towns/alder-falls.yaml';
const service = 'services/closing-papers.yaml';
const [contact, hours] = ['business/contact.yaml', 'business/hours.yaml'];
const [prices, sentences] = ['business/prices.yaml', 'business/sentences.yaml'];
const checklist = 'checklist.yaml';
const county = 'county: Harrow';

/** Each slip of the pen is explained on its line. */
it.each<[file: string, was: string | RegExp, is: string, told: string]>([
  [town, county, `${county}\ncountry: US`, 'country: expected a known field, found the unknown'],
  [town, /latitude: 43.*/, 'latitude: north', 'latitude: expected a number, found "north" (5'],
  [town, /longitude: -116.*/, 'longitude: -118.5', 'longitude: expected a number between -117.3'],
  [town, /(?<=\n {4})latitude: \S+/, 'latitude: 40.5', 'attractions[].latitude: expected a'],
  [town, 'slug: sills-print-shop', 'slug: Old Pen', 'attractions[].slug: expected lowercase'],
  [town, /n: .*/, 'n: A', 'description: expected at least 70 characters, found "A" (1 character)'],
  [town, /(?<=intro:)[\s\S]*?(?=\n\w)/, ' A', 'intro: expected 100 to 220 words, found 1 word\n'],
  [town, county, 'county: Harrow County', 'county: expected the name without the word County'],
  [town, /^name: .*/m, 'name: Alder Falls, Idaho', 'name: expected the name without its state'],
  [town, /(?<=street: ).*/, '1 Main St, Larkin, ID 83933', 'civic[].street: expected the number'],
  [
    hours,
    /(?<=reason: ).*/,
    'Closed for stock',
    'closures[].reason: expected the reason without the word closed, such as Christmas',
  ],
  [town, county, 'cou\u200bnty: Harrow', '["cou\u200bnty"]: expected letters of English'],
  [
    town,
    '    latitude',
    '    county: Harrow\n    latitude',
    'attractions[].county: expected another',
  ],
  [service, /title: .*/, `title: ${'Papers '.repeat(9)}`, 'title: expected at most 45 characters'],
  [service, /(?<=Documents:)[\s\S]*?(?=\ni)/, ' [A]', 'commonDocuments[]: expected a group'],
  ['testimonials.yaml', /rating: \d/, 'rating: 7', 'testimonials[].rating: expected a number of'],
  [
    'business/commissions.yaml',
    'held: true',
    'held: false',
    'commissions.ID.held: expected true: without this commission nothing on the site is true',
  ],
  [contact, /(?=home:)/, 'delivery: http://a.internal/\n', 'delivery: expected a full URL that'],
  [contact, /origin: .*/, 'origin: https://a.internal/b', 'origin: expected a web address such as'],
  [contact, /phone: .*/, 'phone: (541) 555 0142', 'phone: expected a phone number such as'],
  [contact, /email: .*/, 'email: desk', 'email: expected an email address, found "desk"'],
  ['business/search.yaml', /(?<=Link: ).*/, 'http://a.internal', 'reviewLink: expected a full URL'],
  [
    hours,
    'from: 2030-12-24',
    'from: 2030-07-01',
    'closures[].from: expected days that no other entry has',
  ],
  ['testimonials.yaml', '2026-04-18', '2031-01-01', 'testimonials[].date: expected a day that has'],
  ['laws.yaml', 'source: https://', 'source: https://a:b@', 'laws[].source: expected a full URL'],
  ['laws.yaml', /key: \w+/, 'key: the-law', 'laws[].key: expected a key such as state51_107'],
  [hours, 'to: 2030-12-28', 'to: 2030-12-23', 'closures[].to: expected a last day no earlier'],
  [hours, 'to: 2030-12-28', 'to: 2040-12-28', 'closures[].to: expected a last day within a year'],
  [hours, 'closes: 18:00', 'closes: 07:00', 'hours[].closes: expected a closing time other than'],
  [
    prices,
    /towns:\n +- sandry\n +- vetch/,
    'towns: [larkin]',
    'prices.travel[].towns: expected each town',
  ],
  [sentences, 'key: idahoVisits', 'key: orByVideo', 'sentences[].key: expected another name'],
  ['pages/home.yaml', '{homeTown}', '{homeTwon}', 'eyebrow: expected {homeTown} or a name in'],
  // What every object of JavaScript has is known to nobody either.
  ...['constructor', 'toString', '__proto__'].flatMap(
    (name): [string, string | RegExp, string, string][] => [
      ['pages/frame.yaml', 'about: ', `about: '{${name}}' #`, 'about: expected {homeTown} or a'],
      [
        town,
        /(?<=county: ).*/,
        `'{${name}}'`,
        'county: expected a name in braces that stands for something here, such as {',
      ],
      [town, county, `${county}\n${name}: a`, `${name}: expected a known field, found the unknown`],
    ],
  ),
])('in %s, %s in place of %s is told: %s', (file, was, is, told) => {
  const line = edit(file, was, is);
  expect(`${message()}\n`).toContain(`content/${file}:${line}: ${told}`);
});

const list = (of: string) => `[${Array(9).fill(of).join(', ')}]`;
const bomb = `a: &a ${list('x')}\nb: &b ${list('*a')}\nc: &c ${list('*b')}\nd: &d ${list('*c')}`;

/** What YAML has beyond texts, numbers, lists and groups is refused on its line, and by forms. */
it.each<[is: string, line: number, told: string]>([
  [`${county}\n${bomb}`, 5, 'expected the words themselves, found "*a"'],
  ['county: *b', 3, 'expected the words themselves, found "*b"'],
  ['county: &a\n  b: *a', 4, 'expected the words themselves, found "*a"'],
  ['county: !!timestamp 2026-01-01', 3, 'expected well-formed YAML, found Unresolved tag'],
  ['county: !!js/function a', 3, 'expected well-formed YAML, found Unresolved tag'],
  [`${county}\n<<: 5`, 4, '["<<"]: expected a known field'],
])('refuses %j', async (is, line, told) => {
  edit(town, county, is);
  const { message, refused, told: words } = await inForms(town);
  expect(message).toContain(`content/${town}:${line}: ${told}`);
  expect(refused).toEqual(words);
});

it('takes a file for no other version of YAML, in which numbers and lists mean something else', () => {
  edit(town, /^/, '%YAML 1.1\n---\n<<: 5\n');
  expect(message()).toContain(`content/${town}:3: ["<<"]: expected a known field`);
});

/** What is missing or too much is explained on the line where the record begins that it is of. */
it.each<[file: string, was: string | RegExp, is: string, line: string, told: string]>([
  [town, county, 'county: "Ada', '', 'expected well-formed YAML, found Missing closing "quote\n'],
  [town, `${county}\n`, '', 'name: Alder', 'county: expected text, found nothing'],
  [town, /(?<=\n) {4}latitude: \S+\n/, '', '- name:', 'attractions[].latitude: expected latitude'],
  [town, /zips:(?:\n {2}- .*)+/, 'zips: []', 'zips:', 'zips: expected at least 1 entry, found a'],
  ['towns/vetch.yaml', / {4}locationNote: .*/, '', '- name:', 'attractions[].address: expected an'],
  ['services/video-signing.yaml', 'needs: remote\n', '', 'title:', 'needs: expected what you need'],
  ['services/house-calls.yaml', / {4}message: .*\n/, '', '- kind:', 'visits[].message: expected'],
  [town, /intro:[\s\S]*?(?=\n\w)/, '', 'name: Alder', 'intro: expected text, found nothing'],
  [checklist, /\n {4}source: .*/, '', '- text:', 'items[].source: expected text'],
  ['business/area.yaml', / {2}- marl-creek\n/, '', 'mainTowns:', 'mainTowns: expected at least 6'],
  [checklist, '   - ID', '   - ID\n      - OR', 'states:', 'items[].states: expected at most 1'],
])('in %s, %s in place of %s is told on the line with %s: %s', (file, was, is, line, told) => {
  edit(file, was, is);
  const [before = ''] = `${message()}\n`.split(`: ${told}`);
  const [, name, number] = /content\/(\S+):(\d+)$/.exec(before) ?? [];
  expect(name).toBe(file);
  const lines = readFileSync(join(root(), 'content', file), 'utf8').split('\n');
  expect(lines[Number(number) - 1]).toContain(line);
});

it('takes hours around a break, and on the next days of a night that goes on after midnight', () => {
  edit(hours, /opens: 07:00\n *closes: 18:00/, 'opens: 07:00\n    closes: 11:00');
  edit(hours, '- Saturday', '- Monday');
  edit(hours, /opens: 10:30\n *closes: 14:00/, 'opens: 11:00\n    closes: 18:00');
  expect(message()).toBe('no error');
  edit(
    hours,
    /opens: 11:00\n *closes: 18:00\n *nextDay: false/,
    'opens: 22:00\n    closes: 07:30\n    nextDay: true',
  );
  expect(message()).toContain(
    'hours[].opens: expected hours that overlap no others on the same day',
  );
});

it('takes the day of a device whose clock is ahead for the day of the build', () => {
  edit(town, /updated: .*/, 'updated: 2070-01-01');
  expect(read().towns.find(({ slug }) => slug === 'alder-falls')?.updated).toBe(testDay);
});

it('asks whether hours that end before they begin end on the next day', () => {
  const hours = 'business/hours.yaml';
  edit(hours, /opens: .*\n *closes: .*/, 'opens: 20:00\n    closes: 07:00');
  expect(message()).toContain('hours[].closes: expected a closing time after the opening time, or');
  edit(hours, 'nextDay: false', 'nextDay: true');
  expect(message()).toBe('no error');
  edit(hours, 'closes: 07:00', 'closes: 21:00');
  expect(message()).toContain('hours[].closes: expected a closing time after the opening time, or');
});

it('counts a text as its author wrote it, however long its facts are', () => {
  const longest = `Call ${'{priorityWindow} '.repeat(13)}ahead`;
  edit('checklist.yaml', /text: .*/, `text: ${longest}`);
  edit(prices, /priorityHours: \d+/, 'priorityHours: 2000000000000');
  expect(message()).toBe('no error');
  edit('checklist.yaml', /text: .*/, `text: ${longest}, before you come`);
  expect(message()).toContain('items[].text: expected at most 240 characters, found "Call {p');
});

it('reports every problem of a run at once', () => {
  edit(service, /title: .*/, 'title: 7');
  edit(town, county, `${county}\ncountry: US`);
  edit(town, /longitude: -116.*/, 'longitude: -118.5');
  edit(prices, /priceRange: \S+/, 'priceRange: cheap');
  edit('laws.yaml', 'section: ORS 194.260', 'section: 194');
  const text = message();
  expect(text).toContain('The content has 5 problems:');
  expect(text).toContain('priceRange: expected $ or $$ or $$$, found "cheap"');
  expect(text).toContain('laws[].section: expected');
});
