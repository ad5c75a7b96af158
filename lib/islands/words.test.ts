import { testContent } from '../content/test-content.fixture';
import { islandWords } from './words';

const { business } = testContent;

it('names the languages that the owner has listed, and none while there are none', () => {
  const said = (languages: string[]) =>
    islandWords({ ...testContent, business: { ...business, languages } }).documents.languages;
  expect(said(['English', 'Basque'])).toContain('English and Basque');
  expect(said([])).toBe('');
});
