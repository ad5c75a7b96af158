import { formatList, pluralize } from '../../../../lib/text';
import type { Answer, Others } from './draw';
import type { PageName } from './draw-page';

/** What pages of a kind are called, where there are many. */
const kinds: Readonly<Record<string, string>> = {
  town: 'town',
  service: 'service',
  attraction: 'attraction',
  legal: 'legal page',
};

/** "Home, Contact and 36 towns". */
function listOf(pages: readonly PageName[]): string {
  const parts = [...new Set(pages.map(({ kind }) => kind))].flatMap((kind) => {
    const of = pages.filter((page) => page.kind === kind);
    const one = kinds[kind];
    return one && of.length > 2 ? pluralize(of.length, one) : of.map(({ name }) => name);
  });
  return formatList(parts);
}

/** How many things that are wrong are told above the page; all are told at their fields. */
const most = 2;

/**
 * What is said above the page, in as few words as will do; nothing while all is well.
 *
 * @param others undefined while it isn't known which other pages change.
 */
export function paneWords(
  { html, saved, isChanged, problems, inTheWay }: Answer,
  others?: Omit<Others, 'id'>,
): string {
  const missing = problems.filter(({ isMissing }) => isMissing).map(({ words }) => words);
  const wrong = problems.filter(({ isMissing }) => !isMissing).map(({ words }) => words);
  const more = wrong.length > most && `; and ${wrong.length - most} more`;
  const isSame = isChanged && html !== undefined && html === saved;
  const also = others && (others.areAll ? 'every other page' : listOf(others.others));
  return [
    html === undefined && 'The page waits for this.',
    missing.length > 0 && `Still missing: ${missing.join('; ')}.`,
    wrong.length > 0 && `Not right yet: ${wrong.slice(0, most).join('; ')}${more || ''}.`,
    inTheWay.length > 0 && `In the way of every change: ${inTheWay.join('; ')}.`,
    isSame && also !== '' && 'Not on this page.',
    isSame && also === '' && 'No page shows this when it opens.',
    also && `${isSame ? 'Changes' : 'Also changes'}: ${also}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
