import { addDays, isOlderThan } from '../../lib/hours/calendar';
import { helpOf } from '../../lib/schema/labels';
import { formatDate } from '../../lib/text';
import type { Findings, GoLiveInput } from './finding';

/** RFC 9116 recommends less than a year; the last day counts too, and a year may have 366 days. */
const daysAheadAtMost = 366;

/** No one should rely on a stale security.txt (RFC 9116, 2.5.5), so warn a month ahead. */
const daysOfWarning = 30;

/** Whether what someone tried or read on a date no longer counts on a day: after half a year. */
export const isStale = (date: string, day: string) => date > day || isOlderThan(date, 180, day);

/** Dates that have passed or are too far ahead, except for commissions; days off get a note. */
export function* dateFindings({ record, content, day }: GoLiveInput): Findings {
  const { securityContactExpires: expires, closures } = record;
  const path = ['securityContactExpires'];
  const task = helpOf(path);
  const say = `The notice that tells people where to report a security flaw in the site expires on ${formatDate(expires)}.`;
  if (expires < day || expires > addDays(day, daysAheadAtMost)) {
    yield { id: 'date/securityContactExpires', group: 'dates', path, say, do: task };
  } else if (expires <= addDays(day, daysOfWarning)) {
    yield { group: 'notes', path, say, do: task };
  }

  for (const [index, { reason, to }] of (closures ?? []).entries()) {
    if (day <= to) continue;
    const say = `The days off for "${reason}" ended on ${formatDate(to)}. You can delete them.`;
    yield { group: 'notes', path: ['closures', index], say };
  }

  for (const [index, { name, looked: last }] of content.evidence.ways.entries()) {
    if (!isStale(last.date, day)) continue;
    const file = 'content/evidence.yaml';
    const path = ['ways', index, 'looked', 'date'];
    const say = `"${name}" on /trust/ was last tried on ${formatDate(last.date)}.`;
    yield { id: `tried/${name}`, group: 'dates', file, path, say, do: helpOf(path, file) };
  }
}
