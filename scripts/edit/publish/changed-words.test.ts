import { readFileSync } from 'node:fs';
import { testRoot } from '../../../lib/content/test-content.fixture';
import { changedWords } from './changed-words';

const textOf = (file: string) => readFileSync(`${testRoot}/content/${file}`, 'utf8');

const added = (file: string, after: string) => ({ file, before: undefined, after });
const removed = (file: string, before: string) => ({ file, before, after: undefined });

const larkin = textOf('towns/larkin.yaml');
const edits: [file: string, found: string | RegExp, replacement: string, words: string][] = [
  ['business.yaml', '208-555-0242', '208-555-0243', 'The phone number, on every page'],
  ['business.yaml', /closures:\n( {2}-.+\n)+/, 'closures: []\n', 'The days off, on every page'],
  ['business.yaml', 'ID: 5, OR', 'ID: 4, OR', 'Prices: first notarization, Idaho'],
  ['business.yaml', 'upTo: 10, price: 20', 'upTo: 10, price: 25', 'Prices: travel'],
  ['business.yaml', /, Money order, Debit card/, '', 'Forms of payment'],
  ['towns/larkin.yaml', 'doubled', 'tripled', 'Larkin: introduction'],
  ['towns/larkin.yaml', '["83932", ', '[', 'Larkin: ZIP codes'],
  [
    'towns/larkin.yaml',
    'argued over',
    'fought over',
    'Larkin: the attraction Larkin Balloon Meadow, description',
  ],
  [
    'towns/larkin.yaml',
    'attractions:\n',
    'attractions:\n  - { name: The Weir, slug: the-weir }\n',
    'Larkin: a new attraction, The Weir',
  ],
  ['towns/larkin.yaml', /attractions:[\s\S]+(?=updated)/, '', 'Larkin: attractions removed'],
  [
    'testimonials.yaml',
    / {2}- id: barn-deed[\s\S]+?(?= {2}- id)/,
    '  - { id: new, name: Ann }\n',
    'Reviews: one added, one removed',
  ],
  [
    'testimonials.yaml',
    /( {2}- id: barn-deed[\s\S]+?)( {2}- id: night[\s\S]+?)(?= {2}- id)/,
    '$2$1',
    'Reviews: in another order',
  ],
  ['checklist.yaml', 'rested and', 'rested or', 'What to bring'],
  ['redirects.yaml', ':\n', ':\n  - { from: /a/, to: /b/ }\n', 'Old addresses: one added'],
  ['pages/home.yaml', 'We knock', 'I knock', 'Home page: introduction'],
  ['legal/privacy-policy.md', /\n---\n/, '\n---\nNew.\n', 'Privacy notice: text'],
  [
    'business.yaml',
    /^updated: .+/m,
    'updated: 2027-01-01',
    'The business: the date of its last change',
  ],
];

it.each(edits)('%s: %s becomes %j: %s', (name, found, replacement, words) => {
  const file = `content/${name}`;
  const before = textOf(name);
  const after = before.replace(found, replacement);
  expect(after).not.toBe(before);
  // With a change of the date, which is not worth a word then.
  const dated = after.replace(/^(updated: 20\d\d-).+/m, '$101-02');
  expect(changedWords([{ file, before, after: dated }])).toEqual([words]);
});

it('says nothing of comments, line ends and what commands write', () => {
  const after = `# New\n${larkin}`.replaceAll('\n', '\r\n');
  const town = { file: 'content/towns/larkin.yaml', before: larkin, after };
  const record = { file: 'content/published.txt', before: '/a/', after: '/b/' };
  expect(changedWords([town, record])).toEqual([]);
});

it('names what is new, gone and renamed', () => {
  const words = changedWords([
    added('content/towns/weir.yaml', larkin.replace('name: Larkin', 'name: Weir')),
    removed('content/services/video-signing.yaml', textOf('services/video-signing.yaml')),
    removed('content/towns/larkin.yaml', larkin),
    added('content/towns/new-larkin.yaml', larkin.replace(/updated: .+/, 'updated: 2027-01-01')),
    added('public/photos/me-480.avif', ''),
    added('public/photos/me.jpg', ''),
    removed('public/price-list.pdf', ''),
  ]);
  expect(words).toEqual([
    'Larkin: the end of its web address',
    'New town: Weir',
    'Service removed: Signing by video',
    'A picture: photos/me.jpg',
    'A file removed: price-list.pdf',
  ]);
});

it('names 12 changes at most', () => {
  const files = Array.from({ length: 15 }, (_, index) => added(`public/${index}.pdf`, ''));
  const words = changedWords(files);
  expect(words.slice(-2)).toEqual(['A file: 11.pdf', 'and 3 more']);
});
