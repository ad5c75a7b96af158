import type { ContentWithLines } from '../../lib/content/read-content';
import { formatDate } from '../../lib/text';
import { dayCount, type GoLiveItem, type GoLiveNote, inBusiness, inDays } from './item';

/** The file is of no use to anybody once it is stale (RFC 9116, 2.5.5), so a month ahead. */
const daysOfWarning = 30;

/** RFC 9116 recommends less than a year; the day itself still counts, and a year may have 366. */
const daysAtMost = 366;

/** The end of the promise in /.well-known/security.txt, when it is over or too far ahead. */
export function dateItems(read: ContentWithLines, day: string): GoLiveItem[] {
  const { securityContactExpires: end } = read.record;
  const days = dayCount(day, end);
  if (days >= 0 && days <= daysAtMost) return [];
  return [
    {
      id: 'date/securityContactExpires',
      group: 'Dates that have passed or lie too far ahead',
      ...inBusiness(read, 'securityContactExpires'),
      say: `${flawNote} ${days < 0 ? 'ended' : 'ends'} on ${formatDate(end)}${days < 0 ? '' : ', more than a year ahead'}.`,
      do: task,
    },
  ];
}

/** The same end when it is near. */
export function dateNotes(read: ContentWithLines, day: string): GoLiveNote[] {
  const { securityContactExpires: end } = read.record;
  const days = dayCount(day, end);
  if (days < 0 || days > daysOfWarning) return [];
  const { file, line } = inBusiness(read, 'securityContactExpires');
  return [{ file, line, say: `${flawNote} ends ${inDays(days)}, on ${formatDate(end)}. ${task}` }];
}

const flawNote = 'The note that tells people where to report a flaw of the site';
const task = 'Type a day at `securityContactExpires` that is less than a year ahead.';

/** Days off that are over. No page shows them any more, so they may stay. */
export function closureNotes(read: ContentWithLines, day: string): GoLiveNote[] {
  const { closures, placeholders } = read.record;
  if (placeholders.includes('closures')) return [];
  return closures.flatMap(({ reason, to }, index) => {
    if (day <= to) return [];
    const { file, line } = inBusiness(read, 'closures', index);
    const over = `The days off for "${reason}" were over on ${formatDate(to)}.`;
    return [{ file, line, say: `${over} You may take the line out.` }];
  });
}
