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
