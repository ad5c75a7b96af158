import { letterWords, unknownLetter } from '../../lib/content/unknown-letter';
import { code, textsIn } from './texts.fixture';

/** In no heading. */
const besides = /[−★]/g;

const texts = textsIn(['app', 'components', 'lib'], code);

it('the words of the code have only letters that the headings have, as those of content do', () => {
  expect(texts.size).toBeGreaterThan(200);
  const found = [...texts].flatMap(([file, text]) => {
    const letter = unknownLetter(text.replace(besides, ''));
    return letter ? [`${file}: ${letterWords(letter)[1]}`] : [];
  });
  expect(found).toEqual([]);
});
