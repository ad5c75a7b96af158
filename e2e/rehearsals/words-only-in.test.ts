import { testContent } from '../../lib/content/test-content.fixture';
import { wordsOnlyIn, wordsSaid } from './words-only-in';

const { towns } = testContent;

it('finds the names and sentences another business does not have', () => {
  const words = wordsOnlyIn(testContent, {
    ...testContent,
    towns: towns.filter(({ name }) => name !== 'Vetch'),
  });
  expect(words).toEqual(expect.arrayContaining(['Vetch', 'Vetch Cold Spring']));
  expect(words.some((text) => text.split(' ').length > 10)).toBe(true);
});

it('finds nothing between a business and itself', () => {
  expect(wordsOnlyIn(testContent, testContent)).toEqual([]);
});

it('finds whole words in a text', () => {
  const words = ['Star', 'Boise'];
  expect(wordsSaid(words, 'Started in Boise, and stars')).toEqual(['Boise']);
  expect(wordsSaid(words, 'Star')).toEqual(['Star']);
  expect(wordsSaid(words, 'NorthStar')).toEqual([]);
});
