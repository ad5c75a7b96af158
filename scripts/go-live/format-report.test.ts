import { formatGoLive, goLiveAsJson } from './format-report';
import type { GoLiveItem } from './item';

const place: GoLiveItem = {
  id: 'unconfirmed/kuna/one',
  group: 'Places and links not confirmed',
  file: 'content/towns/kuna.yaml',
  line: 12,
  field: 'civic[0].verified',
  say: 'Kuna: City Hall is not confirmed.',
  do: 'Take the line `verified: false` out.',
};
const other = { ...place, id: 'unconfirmed/kuna/two', line: 20, say: 'Kuna: Library is not.' };
const phone: GoLiveItem = {
  ...place,
  id: 'stand-in/phone',
  group: 'What only you know',
  say: 'The phone number is a stand-in.',
  do: 'Type yours.',
};

it('says in one line that nothing is left', () => {
  expect(formatGoLive([], [])).toBe('Nothing is left: the site may be public.');
  expect(goLiveAsJson([])).toBe('[]');
});

it('says what is good to know, though nothing is left', () => {
  const note = { file: 'content/business.yaml', line: 3, say: 'All is well.' };
  expect(formatGoLive([], [note]).split('\n')).toEqual([
    'Good to know',
    '  content/business.yaml:3  All is well.',
    '',
    'Nothing is left: the site may be public.',
  ]);
});

it('says once what is asked for each of a group, and ends with how much is left', () => {
  const words = formatGoLive([place, other], []);
  expect(words.match(/verified: false/g)).toHaveLength(1);
  expect(words).toContain(`For each: ${place.do}`);
  expect(words.endsWith('\n2 things are left before the site may be public.')).toBe(true);
  expect(formatGoLive([place], [])).toMatch(/\n1 thing is left before/);
});

it('tells the groups in their order, each with how many it has', () => {
  const words = formatGoLive([place, other, phone], []);
  expect(words.match(/^\S.* \(\d\)$/gm)).toEqual([
    'What only you know (1)',
    'Places and links not confirmed (2)',
  ]);
});

it('keeps to the width of a page, and keeps together what is to be typed', () => {
  const typed = '`  withoutOregon: 2026-11-21`';
  const item = { ...phone, do: `${'Some words '.repeat(12)}${typed} and more. `.repeat(8) };
  const lines = formatGoLive([item], []).split('\n');
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  expect(lines.join('\n').split(typed)).toHaveLength(9);
});

it('gives a program all but the group', () => {
  const { group, ...rest } = phone;
  expect(JSON.parse(goLiveAsJson([phone]))).toEqual([rest]);
});
