import { fieldHelp } from '../../lib/schema/field-help';
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

/** Dates that have passed or are too far ahead, except for commissions; days off get a note. */
export function* dateFindings({ record, day }: GoLiveInput): Findings {
  const { securityContactExpires, closures } = record;
  const days = daysBetween(day, securityContactExpires);
  const path = ['securityContactExpires'];
  const task = fieldHelp(path);
  const say = `The notice that tells people where to report a security flaw in the site expires on ${formatDate(securityContactExpires)}.`;
  if (days < 0 || days > daysAheadAtMost) {
    const group = 'Dates that have passed or are too far ahead';
    yield { id: 'date/securityContactExpires', group, path, say, do: task };
  } else if (days <= daysOfWarning) {
    yield { path, say: `${say} ${task}` };
  }

  for (const [index, { reason, to }] of (closures ?? []).entries()) {
    if (day <= to) continue;
    const say = `The days off for "${reason}" ended on ${formatDate(to)}. You can delete them.`;
    yield { path: ['closures', index], say };
  }
}
