import {
  balancedLines,
  firstSentences,
  titleWithBrand,
  truncateAtWord,
  widthInEms,
} from './fit-text';

it.each([
  ['One two, three four', 9, 'One two…'],
  ['One two three four', 7, 'One two…'],
  ['One two three four', 6, 'One…'],
  ['One two (1912) – three', 16, 'One two (1912)…'],
  ['One  two', 7, 'One two'],
  ['Onetwothree', 6, 'Onetwo…'],
])('of %j, keeps the whole words within %d characters', (text, limit, kept) => {
  expect(truncateAtWord(text, limit)).toBe(kept);
});

it.each([
  ['Boise Depot', ['Boise Depot']],
  ['Fort Boise Wildlife Management Area', ['Fort Boise', 'Wildlife', 'Management Area']],
  ['Central Idaho Historical Museum', ['Central Idaho', 'Historical Museum']],
  ['Llanfairpwllgwyngyll Station', ['Llanfairpwllgwyngyll', 'Station']],
])('breaks %s into lines of about the same length', (title, lines) => {
  expect(balancedLines(title, 17)).toEqual(lines);
});

it.each([
  [5, 20, 'One two. Three four.'],
  [5, 19, 'One two.'],
  [9, 19, 'One two. Three…'],
  [5, 6, 'One…'],
])('keeps whole sentences of %d to %d characters, or words: "%s"', (least, limit, words) => {
  expect(firstSentences('One two. Three four. Five.', least, limit)).toBe(words);
});

it.each(['Ask at St. Luke’s.', 'Go by Mt. Borah.', 'Dr. W. Judson Boone built it.'])(
  'ends no sentence at an abbreviation: "%s"',
  (sentence) => {
    expect(firstSentences(`${sentence} Then call.`, 5, sentence.length + 5)).toBe(sentence);
  },
);

/** Widths in the headings' typeface, relative to its size, as measured in Chromium. */
it.each([
  ['Vale', 1.89],
  ['Kuna', 2.4],
  ['Nampa', 3.2],
  ['Il Jiffi', 2.52],
  ['Wwwmm', 4.23],
  ['Caldwell', 3.85],
  ['Glenns Ferry', 5.71],
  ['Mountain Home', 7.19],
  ['Horseshoe Bend', 7.28],
])('gives %s, whose width is %d, a little more room', (name, measured) => {
  const room = widthInEms(name);
  expect(room).toBeGreaterThanOrEqual(measured);
  expect(room).toBeLessThan(1.4 * measured);
});

it.each<[string[], string]>([
  [['Short', 'S'], 'Short | B'],
  [['x'.repeat(80), 'S'], 'S | B'],
  [['x'.repeat(80), 'y'.repeat(70)], `${'y'.repeat(70)} | B`],
])(
  'uses the fullest title that fits, or the last, whole: %#',
  ([fullest = '', ...shorter], title) => {
    expect(titleWithBrand([fullest, ...shorter], 'B')).toBe(title);
  },
);
