import { parseDetails, urlWithDetails } from './calculator-url';

const ways = ['in-person', 'online'] as const;
const answers = { documents: 2, people: 1, when: 'priority', how: 'online' } as const;
const page = { pathname: '/areas/boise/', search: '', hash: '' };

it('writes all four answers, and points to the fees', () => {
  expect(urlWithDetails(page, answers)).toBe(
    '/areas/boise/?documents=2&people=1&when=priority&how=online#fees',
  );
});

it('reads what it wrote', () => {
  expect(
    parseDetails(new URL(urlWithDetails(page, answers), 'https://a.example').search, ways),
  ).toEqual(answers);
});

it('keeps the other parameters and the anchor', () => {
  const here = { ...page, search: '?from=a%26b&documents=9&q=', hash: '#map' };
  expect(urlWithDetails(here, answers)).toBe(
    '/areas/boise/?from=a%26b&documents=2&q=&people=1&when=priority&how=online#map',
  );
});

it('finds no answers in other URLs', () => {
  expect(parseDetails('', ways)).toBeUndefined();
  expect(parseDetails('?newspapers=3&people=2', ways)).toBeUndefined();
});

it('ignores invalid answers', () => {
  const hostile = '?documents=%3Cscript%3E&people=-1&when=__proto__&how=constructor';
  expect(parseDetails(hostile, ways)).toEqual({});
  expect(parseDetails('?documents=999&people=2&people=3&when=%E0%A4%A', ways)).toEqual({
    people: 2,
  });
});

it("ignores a way we don't offer", () => {
  expect(parseDetails('?documents=2&how=online', ['in-person'])).toEqual({ documents: 2 });
});
