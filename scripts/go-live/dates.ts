import { formatDate } from '../../lib/text';
import { type Findings, type GoLiveInput, inBusiness } from './finding';

/** Whole days from one date, such as 2026-11-20, to another; negative if that one is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

/** When a day comes that is so many days ahead: "today", "tomorrow" or "in 5 days". */
export function inDays(days: number): string {
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(days, 'day');
}

/** The legislatures of both states meet every year, and may change a fee or the wording then. */
const daysLawIsGood = 365;

/** Also for a law that nobody has checked yet. */
export const howToCheckLaw =
  'Open the current sections that `law` names, those of Idaho at legislature.idaho.gov and those of Oregon at oregonlegislature.gov, and compare their wording and fees with what `law` says. Enter the day on which you did so at `lawChecked`.';

/** The day on which somebody last checked the law, once that is too long ago. */
export function* lawFindings(input: GoLiveInput): Findings {
  const { lawChecked, placeholders } = input.record;
  const age = daysBetween(lawChecked, input.day);
  if (placeholders.includes('lawChecked') || (age >= 0 && age <= daysLawIsGood)) return;
  const problem = age < 0 ? 'a day that is still to come' : 'more than a year ago';
  yield {
    id: 'law/checked',
    group: 'Law',
    ...inBusiness(input, 'lawChecked'),
    say: `The record says that the fees and the wording of the law were last checked on ${formatDate(lawChecked)}, ${problem}.`,
    do: howToCheckLaw,
  };
}

/** RFC 9116 recommends less than a year; the last day counts too, and a year may have 366 days. */
const daysAheadAtMost = 366;

/** Nobody should rely on security.txt once it is stale (RFC 9116, 2.5.5), so a month ahead. */
const daysOfWarning = 30;

/** The end of the promise in /.well-known/security.txt: past, too far ahead or, as a note, near. */
export function* securityContactFindings(input: GoLiveInput): Findings {
  const { securityContactExpires } = input.record;
  const days = daysBetween(input.day, securityContactExpires);
  if (days > daysOfWarning && days <= daysAheadAtMost) return;
  const end = formatDate(securityContactExpires);
  const location = inBusiness(input, 'securityContactExpires');
  const contact = 'The notice that tells people where to report a security flaw in the site';
  const task = 'At `securityContactExpires`, enter a date that is less than a year ahead.';
  if (days >= 0 && days <= daysOfWarning) {
    yield { ...location, say: `${contact} expires ${inDays(days)}, on ${end}. ${task}` };
    return;
  }
  const problem = days < 0 ? `expired on ${end}` : `expires on ${end}, more than a year ahead`;
  yield {
    id: 'date/securityContactExpires',
    group: 'Dates that have passed or are too far ahead',
    ...location,
    say: `${contact} ${problem}.`,
    do: task,
  };
}

/** Days off that are over. No page shows them any longer, so they may stay. */
export function* closureFindings(input: GoLiveInput): Findings {
  const { closures, placeholders } = input.record;
  if (placeholders.includes('closures')) return;
  for (const [index, { reason, to }] of closures.entries()) {
    if (input.day <= to) continue;
    const say = `The days off for "${reason}" ended on ${formatDate(to)}. You may delete them.`;
    yield { ...inBusiness(input, 'closures', index), say };
  }
}
