import { unknownLetter } from '../../lib/content/text/unknown-letter';
import { foundIn } from './texts.fixture';

it('the words of the code have only letters that the headings have, as those of content do', () => {
  const found = foundIn(['app', 'components', 'lib'], (text) => {
    // No heading has these two.
    const letter = unknownLetter(text.replace(/[−★]/g, ''));
    return letter ? [letter.found] : [];
  });
  expect(found).toEqual([]);
});
