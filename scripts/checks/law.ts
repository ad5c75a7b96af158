import { forbiddenWord, noForbiddenWord, prohibitedIn } from '../../lib/content/text/claims';
import { feeSentences } from '../../lib/pricing/fee-words';
import { stateCodes, states } from '../../lib/states';
import { absence, type Check, expectation } from './outcome';

export const lawChecks = {
  /**
   * Every page says what both states require: the statement word for word and the fees, ours and
   * the highest, with the source, and that the cost of travel is agreed on beforehand. The schema
   * holds content itself to the words and fee caps of the statutes.
   */
  law: ({ pages, content }) => {
    const { business, pages: copy } = content;
    const ofStates = stateCodes.flatMap((state) => {
      const { words, section } = states[state].statement;
      return [words, `${section}.`, feeSentences(business, state, copy.law)];
    });
    return pages.flatMap(({ path, text }) =>
      [...ofStates, copy.law.travel].map((words) =>
        expectation(path, text.includes(words), `"${words}"`),
      ),
    );
  },

  /** No file has the forbidden words, and no page makes a claim that nothing on record proves. */
  'prohibited claims': ({ proofs, texts, pages }) => [
    ...[...texts].map(([file, text]) => absence(file, noForbiddenWord, text.match(forbiddenWord))),
    ...pages.flatMap(({ path, title, description, text }) =>
      prohibitedIn(`${title} ${description} ${text}`, proofs).map(({ expected, found }) =>
        expectation(path, false, expected, found),
      ),
    ),
  ],

  /** No translator makes the title of the office the word that both states forbid. */
  'title of the office': ({ pages }) =>
    pages.map(({ path, translated }) =>
      absence(path, 'the title of the office to be marked translate="no"', translated),
    ),
} satisfies Record<string, Check>;
