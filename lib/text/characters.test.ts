import { keepNumbersWhole } from './characters';

it.each([
  ['Idaho Code 51-107', 'Idaho Code 51-|107'],
  ['Form 4506-C, off I-84', 'Form 4506-|C, off I-|84'],
  ['a well-kept road - 5 miles', 'a well-kept road - 5 miles'],
  ['(208) 555-0142 or 208-555-0142 by exit 44-B', '(208) 555-0142 or 208-555-0142 by exit 44-|B'],
])('keeps %s on one line at each hyphen beside a number', (text, joined) => {
  expect(keepNumbersWhole(text)).toBe(joined.replaceAll('|', '\u2060'));
});
