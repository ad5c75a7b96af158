import { checkLetters } from '../../lib/content/check-letters';
import { code, textsIn } from './texts.fixture';

/** In no heading. */
const besides = /[−★]/g;

const texts = textsIn(['app', 'components', 'lib'], code);

it('the words of the code have only letters that the headings have, as those of content do', () => {
  expect(texts.size).toBeGreaterThan(200);
  const found = [...texts].flatMap(([file, text]) =>
    checkLetters(text.replace(besides, '')).map((letter) => `${file}: ${letter.found}`),
  );
  expect(found).toEqual([]);
});
