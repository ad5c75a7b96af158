import { formatList, pluralize } from '../../../../lib/text/format';
import type { PageName } from './draw-page';
import type { Reply } from './worker';

/** "Home, Contact and 36 town pages". */
function listOf(pages: readonly PageName[]): string {
  const parts = [...new Set(pages.map(({ kind }) => kind))].flatMap((kind) => {
    const of = pages.filter((page) => page.kind === kind);
    return of.length > 2 ? pluralize(of.length, `${kind} page`) : of.map(({ name }) => name);
  });
  return formatList(parts);
}

/** How many things that are wrong are told above the page; all are told at their fields. */
const most = 2;

/** What is said above the page, in as few words as will do; nothing while all is well. */
export function paneWords(reply: Omit<Reply, 'id' | 'own' | 'page'>): string {
  const { html, saved, isChanged, problems, missing, inTheWay, others, areAll } = reply;
  const wrong = problems.map(({ field, words }) => (field ? `${field}: ${words}` : words));
  const more = wrong.length > most ? `; and ${wrong.length - most} more` : '';
  const isSame = isChanged && html !== undefined && html === saved;
  // Not known until the other pages are drawn, too.
  const also = others && (areAll ? 'every other page' : listOf(others));
  return [
    html === undefined && 'The page waits for this.',
    missing.length > 0 && `Still missing: ${missing.join('; ')}.`,
    wrong.length > 0 && `Not right yet: ${wrong.slice(0, most).join('; ')}${more}.`,
    inTheWay.length > 0 && `In the way of every change: ${inTheWay.join('; ')}.`,
    isSame && also !== '' && 'Not on this page.',
    isSame &&
      also === '' &&
      'No page shows this when it opens. It may show later, such as in the calculator or a search result.',
    also && `${isSame ? 'Changes' : 'Also changes'}: ${also}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
