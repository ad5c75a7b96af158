import { falseWith, forbiddenWord } from '../../lib/content/claims';
import { absence, type Check } from './outcome';

const noWord = 'no word that both states forbid';

/** No file or file name has the forbidden words, and no page's text has the false claims. */
export const checkProhibitedClaims: Check = ({ content, files, texts, pages }) => [
  ...[...files].map((file) => absence(`the name of ${file}`, noWord, file.match(forbiddenWord))),
  ...[...texts].map(([file, text]) => absence(file, noWord, text.match(forbiddenWord))),
  ...pages.flatMap(({ path, title, description, text }) =>
    falseWith(content.business.onRecord).map(([words, because]) => {
      const found = words.exec(`${title} ${description} ${text}`);
      return absence(path, `no such claim, because ${because}`, found);
    }),
  ),
];
