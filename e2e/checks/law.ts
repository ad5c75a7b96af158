import { feeSentence } from '../../lib/pricing/fees';
import { collapseSpace } from './exported-page';
import { type Check, expectation } from './outcome';

/**
 * Every page says what both states require: the statement word for word and the highest fees, each
 * with its source, and that the cost of travel is agreed on beforehand. lib/content/law.test.ts
 * checks that content itself has the words and fee caps of the statutes.
 */
export const checkLaw: Check = ({ pages, content }) => {
  const { business, pages: copy } = content;
  const { ID, OR } = business.law;
  const required = [ID, OR].flatMap((state) => [
    collapseSpace(state.statement),
    `${state.statementSource}.`,
    feeSentence(state, copy.law),
  ]);
  required.push(copy.law.travel);
  return pages.flatMap(({ path, text }) =>
    required.map((words) => expectation(path, text.includes(words), `"${words}"`)),
  );
};
