import type { ContentWithLines } from '../../lib/content/content-of';
import { fieldName, helpOf } from '../../lib/content/form-words';
import { addDays } from '../../lib/hours/calendar';
import { noticeDays } from '../../lib/hours/closures';
import { businessFileOf } from '../../lib/schema/business';
import { type Law, sectionsOfStates } from '../../lib/schema/laws';
import { formatDate, formatList, pluralize } from '../../lib/text/format';
import { howToAgree } from './choices';
import { soonDays, type Tasks } from './task';

/** Dates that are near or have passed, except for commissions. */
export function* dateTasks({ content, record }: ContentWithLines, day: string): Tasks {
  for (const [name, one] of Object.entries(record.onRecord)) {
    if (!one || one.through > addDays(day, soonDays)) continue;
    const path = ['onRecord', name];
    const holds = one.through < day ? 'held' : 'holds';
    const say = `${fieldName(path, businessFileOf('onRecord'))}: "${one.words}" ${holds} through ${formatDate(one.through)}. Enter a new last day, or take it out. After that day, the site leaves out each sentence that claims it.`;
    yield { group: 'soon', path, say };
  }
  for (const { name, date, isObserved } of content.business.holidays) {
    if (date > addDays(day, noticeDays)) continue;
    const path = ['holidaysWorked'];
    const is = isObserved ? 'is observed' : 'is';
    const say = `${name} ${is} on ${formatDate(date)}. Do you work that day?`;
    yield { group: 'soon', path, say, do: helpOf(path) };
  }
}

/** The files that name a law, as paths from the root of the project. */
export function filesCiting(law: Law, texts: ContentWithLines['texts']): string[] {
  const naming = [...texts].flatMap(([file, text]) => (text.includes(`{${law.key}}`) ? file : []));
  return sectionsOfStates.includes(law.section)
    ? [...naming, 'lib/states.ts'].sort()
    : naming.sort();
}

/** Whether a sentence of the site names a law, and not only the source for a document. */
const isInSentence = ({ key }: Law, texts: ContentWithLines['texts']) =>
  [...texts.values()].some((text) => text.replace(/^ *source: .*/gm, '').includes(`{${key}}`));

/** Each law that was read only in a copy, or half a year ago: legislatures meet every year. */
export function* lawTasks({ content, record, texts }: ContentWithLines, day: string): Tasks {
  const file = 'content/laws.yaml';
  const isStale = (read: string) => read > day || addDays(read, 180) < day;
  let stale = 0;
  for (const [index, law] of content.laws.entries()) {
    const path = ['laws', index];
    const citing = filesCiting(law, texts);
    if (citing.length === 0) continue;
    if (law.copy === undefined && !isStale(law.read)) continue;
    if (citing.includes('lib/states.ts') || isInSentence(law, texts)) stale++;
    const read = [formatDate(law.read), law.copy].filter(Boolean).join(': ');
    const say = `${law.section} (${law.source}). What we say about it: ${law.says} Last read on ${read}. Files that cite it: ${formatList(citing)}.`;
    const task = helpOf([...path, 'read'], file);
    yield { group: 'laws', file, path, say, do: task };
  }
  const { law } = record.agreed;
  if (stale === 0 || (law && !isStale(law))) return;
  const say = `The site cites ${pluralize(stale, 'section')} whose current text nobody has read in the last half year.`;
  const task = `Read them (the list below has their addresses), correct what the site says, and ${howToAgree('law')}`;
  // Half a year later, the site stays live.
  yield { group: law ? 'soon' : 'law', path: ['agreed', 'law'], say, do: task };
}
