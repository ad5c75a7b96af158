import { isOlderThan } from '../../lib/hours/calendar';
import { helpOf } from '../../lib/schema/labels';
import { formatDate } from '../../lib/text';
import type { Findings, GoLiveInput } from './finding';

/** Whole days from one date, such as 2026-11-20, to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

/** RFC 9116 recommends less than a year; the last day counts too, and a year may have 366 days. */
const daysAheadAtMost = 366;

/** No one should rely on a stale security.txt (RFC 9116, 2.5.5), so warn a month ahead. */
const daysOfWarning = 30;

/** Whether what someone tried or read on a date no longer counts on a day: after half a year. */
export const isStale = (date: string, day: string) => date > day || isOlderThan(date, 180, day);

/** Dates that have passed or are too far ahead, except for commissions; days off get a note. */
export function* dateFindings({ record, content, day }: GoLiveInput): Findings {
  const { securityContactExpires, closures } = record;
  const days = daysBetween(day, securityContactExpires);
  const path = ['securityContactExpires'];
  const task = helpOf(path);
  const say = `The notice that tells people where to report a security flaw in the site expires on ${formatDate(securityContactExpires)}.`;
  if (days < 0 || days > daysAheadAtMost) {
    yield { id: 'date/securityContactExpires', group: 'dates', path, say, do: task };
  } else if (days <= daysOfWarning) {
    yield { group: 'notes', path, say, do: task };
  }

  for (const [index, { reason, to }] of (closures ?? []).entries()) {
    if (day <= to) continue;
    const say = `The days off for "${reason}" ended on ${formatDate(to)}. You can delete them.`;
    yield { group: 'notes', path: ['closures', index], say };
  }

  for (const [index, { name, looked: last }] of content.evidence.ways.entries()) {
    if (!isStale(last.date, day)) continue;
    const place = { file: 'content/evidence.yaml', path: ['ways', index, 'looked', 'date'] };
    const say = `"${name}" on /trust/ was last tried on ${formatDate(last.date)}.`;
    yield {
      ...place,
      id: `tried/${name}`,
      group: 'dates',
      say,
      do: helpOf(place.path, place.file),
    };
  }
}
