import * as fc from 'fast-check';
import { law } from '../law.fixture';
import { parseDetails, urlWithDetails } from './calculator-url';

const ways = ['in-person', 'online'] as const;
const answers = { documents: 2, people: 1, when: 'priority', how: 'online' } as const;

it.each([
  ['', '', '?documents=2&people=1&when=priority&how=online#fees'],
  [
    '?from=a%26b&documents=9&q=',
    '#map',
    '?from=a%26b&documents=2&q=&people=1&when=priority&how=online#map',
  ],
])(
  'adds all four answers to "%s%s", and points to the fees or where it did',
  (search, hash, url) => {
    const here = { pathname: '/areas/boise/', search, hash };
    expect(urlWithDetails(here, answers)).toBe(`/areas/boise/${url}`);
    expect(parseDetails(url.replace(/#.*/, ''), ways)).toEqual(answers);
  },
);

it.each([
  ['', undefined],
  ['?newspapers=3&people=2', undefined],
  ['?documents=%3Cscript%3E&people=-1&when=__proto__&how=constructor', {}],
  ['?documents=999&people=2&people=3&when=%E0%A4%A', { people: 2 }],
])('finds in "%s" only what are answers', (search, found) => {
  expect(parseDetails(search, ways)).toEqual(found);
});

it("ignores a way we don't offer", () => {
  expect(parseDetails('?documents=2&how=online', ['in-person'])).toEqual({ documents: 2 });
});

const count = fc.integer({ min: 1, max: 20 });
const any = fc.record({
  documents: count,
  people: count,
  when: fc.constantFrom('standard' as const, 'priority' as const),
  how: fc.constantFrom(...ways),
});
const parameter = fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }));

law(
  "reads from a page's address the answers that were added to it, and keeps what it had",
  fc.tuple(any, fc.array(parameter)),
  ([given, others]) => {
    const had = new URLSearchParams(others);
    const url = urlWithDetails({ pathname: '/', search: `?${had}`, hash: '' }, given);
    const { search } = new URL(url, 'https://notary.example');
    expect(parseDetails(search, ways)).toEqual(given);
    const kept = new URLSearchParams(search);
    for (const name of had.keys()) {
      if (!(name in given)) expect(kept.getAll(name)).toEqual(had.getAll(name));
    }
  },
);

const anyAnswer = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('2', 'online', 'priority'),
);
const names = fc.constantFrom('documents', 'people', 'when', 'how');

law(
  'takes from any address nothing but answers',
  fc.array(fc.tuple(names, anyAnswer)),
  (parameters) => {
    const { documents, people, when, how } =
      parseDetails(`?${parameters.map((pair) => pair.join('=')).join('&')}`, ways) ?? {};
    for (const number of [documents ?? 1, people ?? 1])
      expect([...Array(21).keys()]).toContain(number);
    expect([undefined, 'standard', 'priority']).toContain(when);
    expect([undefined, ...ways]).toContain(how);
  },
);
