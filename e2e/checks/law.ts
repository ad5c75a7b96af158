import { feeSentences } from '../../lib/pricing/fees';
import { stateCodes, states } from '../../lib/states';
import { type Check, expectation } from './outcome';

/**
 * Every page says what both states require: the statement word for word and the fees, ours and the
 * highest, with the source, and that the cost of travel is agreed on beforehand. The
 * schema holds content itself to the words and fee caps of the statutes.
 */
export const checkLaw: Check = ({ pages, content }) => {
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
};
