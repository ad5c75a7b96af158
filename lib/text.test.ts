import {
  balancedLines,
  fill,
  firstSentences,
  formatDate,
  formatList,
  labeledParagraphs,
  paragraphs,
  truncateAtWord,
} from './text';

it('separates paragraphs at empty lines and joins wrapped lines', () => {
  expect(paragraphs('One\ntwo.\n\nThree.\n')).toEqual(['One two.', 'Three.']);
});

it('takes a short first line that ends in a colon as the label of its paragraph', () => {
  const line = 'What is longer than a label:';
  expect(labeledParagraphs(`Courts:\nAll\nhere.\n\n${line}\nthis.\n\nAlone:`)).toEqual([
    { label: 'Courts', text: 'All here.' },
    { label: undefined, text: `${line} this.` },
    { label: undefined, text: 'Alone:' },
  ]);
});

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

it('formats a list as in a sentence', () => {
  expect(formatList(['Boise'])).toBe('Boise');
  expect(formatList(['Boise', 'Eagle', 'Kuna'])).toBe('Boise, Eagle and Kuna');
});

it('formats a date in words', () => {
  expect(formatDate('2026-11-20')).toBe('November 20, 2026');
});

it('fills each gap of a template', () => {
  const [town, miles] = [{ name: 'town' } as const, { name: 'miles' } as const];
  const template = [town, ' is ', miles, ' from ', town];
  expect(fill(template, { town: 'Eagle', miles: 12 })).toBe('Eagle is 12 from Eagle');
});
