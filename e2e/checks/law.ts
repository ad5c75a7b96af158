import { feeSentence } from '../../lib/pricing/fees';
import type { Business } from '../../lib/schema/business';
import type { StateLaw } from '../../lib/schema/state-law';
import type { ExportedPage } from './exported-page';
import { fold } from './exported-text';
import { type Finding, pluralize } from './finding';

/**
 * What both states want said on every page: the statement word for word and the highest fees, each
 * with its source, and that the cost of the trip is agreed before it. That the record itself holds
 * the words and caps of the statutes is what lib/content/law.test.ts sees to.
 */
export function checkLaw(pages: readonly ExportedPage[], { law }: Pick<Business, 'law'>): Finding {
  const sentences = [
    ...[law.ID, law.OR].flatMap((state) => [
      fold(state.statement),
      source(state),
      feeSentence(state),
    ]),
    'agreed with you before the trip',
  ];
  return {
    count: pages.length,
    checked: `${pluralize(sentences.length, 'sentence')} on each of ${pluralize(pages.length, 'page')}`,
    problems: pages.flatMap(({ path, text }) =>
      sentences
        .filter((sentence) => !text.includes(sentence))
        .map((sentence) => `${path}: expected "${sentence}", found no such words`),
    ),
  };
}

function source({ statementSource }: StateLaw): string {
  return `${statementSource}.`;
}
