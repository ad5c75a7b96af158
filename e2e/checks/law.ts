import { feeSentence } from '../../lib/pricing/fees';
import { collapseSpace, type ExportedPage } from './exported-page';
import { type Check, expectation, onPages } from './finding';

/**
 * Every page says what both states require: the statement word for word and the highest fees, each
 * with its source, and that the cost of travel is agreed before the trip. lib/content/law.test.ts
 * checks that content itself has the words and fee caps of the statutes.
 */
export const checkLaw: Check = ({ pages }, { content }) => {
  const { ID, OR } = content.business.law;
  const sentences = [
    ...[ID, OR].flatMap((state) => [
      collapseSpace(state.statement),
      `${state.statementSource}.`,
      feeSentence(state),
    ]),
    'agreed with you before the trip',
  ];
  const problemsOfPage = ({ text }: ExportedPage) =>
    sentences.flatMap((sentence) =>
      expectation(text.includes(sentence), `"${sentence}"`, 'no such words'),
    );
  return { count: pages.length, unit: 'page', problems: onPages(pages, problemsOfPage) };
};
