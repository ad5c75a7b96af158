import { testContent } from '../content/test-content.fixture';
import { islandContent } from './island-content';

const { business } = testContent;

it('names the languages that the owner has listed, and none while there are none', () => {
  const said = (languages: string[]) =>
    islandContent({ ...testContent, business: { ...business, languages } }).documents.languages;
  expect(said(['English', 'Basque'])).toContain('English and Basque');
  expect(said([])).toBe('');
});
