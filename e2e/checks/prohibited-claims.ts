import { falseWith, forbiddenWord, noForbiddenWord, noSuchClaim } from '../../lib/content/claims';
import { absence, type Check } from './outcome';

/** No file or file name has the forbidden words, and no page's text has the false claims. */
export const checkProhibitedClaims: Check = ({ content, files, texts, pages }) => [
  ...[...files].map((file) =>
    absence(`the name of ${file}`, noForbiddenWord, file.match(forbiddenWord)),
  ),
  ...[...texts].map(([file, text]) => absence(file, noForbiddenWord, text.match(forbiddenWord))),
  ...pages.flatMap(({ path, title, description, text }) =>
    falseWith(content.business.onRecord).map(([words, because]) => {
      const found = words.exec(`${title} ${description} ${text}`);
      return absence(path, noSuchClaim(because), found);
    }),
  ),
];
