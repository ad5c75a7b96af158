import { letterWords, unknownLetter } from '../../lib/content/unknown-letter';
import { foundIn } from './texts.fixture';

/** In no heading. */
const besides = /[−★]/g;

it('the words of the code have only letters that the headings have, as those of content do', () => {
  const found = foundIn(['app', 'components', 'lib'], (text) => {
    const letter = unknownLetter(text.replace(besides, ''));
    return letter ? [letterWords(letter)[1]] : [];
  });
  expect(found).toEqual([]);
});
