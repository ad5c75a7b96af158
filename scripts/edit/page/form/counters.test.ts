import { characterCount, wordCount } from './counters';

it.each([
  [' ', '0 words of 3 to 5', false],
  ['one', '1 word of 3 to 5: 2 too few', true],
  ['one two\n\nthree', '3 words of 3 to 5', false],
  ['one two three four five six', '6 words of 3 to 5: 1 too many', true],
])('says how many words %j has', (text, say, isOff) => {
  expect(wordCount(text, [3, 5])).toEqual({ say, isOff });
});

const title = { minLength: 10, maxLength: 60 };
const searched = {
  description: 'What a search result shows below the title.',
  minLength: 70,
  maxLength: 160,
};

it.each([
  [48, title, '48 of 60 characters', false],
  [61, title, '61 of 60 characters: 1 too many', true],
  [69, searched, '69 of 70 to 155 characters: 1 too few', true],
  [155, searched, '155 of 70 to 155 characters', false],
  [156, searched, '156 of 70 to 155 characters: search results may cut it off', true],
  [161, searched, '161 of 70 to 155 characters: 1 too many', true],
])('says how many characters a line of %i has', (length, limits, say, isOff) => {
  expect(characterCount('x'.repeat(length), limits)).toEqual({ say, isOff });
});

it('says nothing of a line that is far from its limit', () => {
  expect(characterCount('Kuna', { minLength: 2, maxLength: 40 })).toBeUndefined();
});
