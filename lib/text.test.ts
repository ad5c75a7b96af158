import { formatDate, formatList, keepNumbersWhole, labeledParagraphs, paragraphs } from './text';

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

it('formats a list as in a sentence', () => {
  expect(formatList(['Boise'])).toBe('Boise');
  expect(formatList(['Boise', 'Eagle', 'Kuna'])).toBe('Boise, Eagle and Kuna');
});

it('formats a date in words', () => {
  expect(formatDate('2026-11-20')).toBe('November 20, 2026');
});

it.each([
  ['Idaho Code 51-107', 'Idaho Code 51-|107'],
  ['Form 4506-C, off I-84', 'Form 4506-|C, off I-|84'],
  ['a well-kept road - 5 miles', 'a well-kept road - 5 miles'],
  ['(208) 555-0142 or 208-555-0142 by exit 44-B', '(208) 555-0142 or 208-555-0142 by exit 44-|B'],
])('keeps %s on one line at each hyphen beside a number', (text, joined) => {
  expect(keepNumbersWhole(text)).toBe(joined.replaceAll('|', '\u2060'));
});
