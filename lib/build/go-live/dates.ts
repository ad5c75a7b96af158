import type { ContentWithLines } from '../../content/read-content';
import { dateInWords } from '../../text';
import { daysBetween, type GoLiveItem, type GoLiveNote, inBusiness } from './item';

/** The file is of no use to anybody once it is stale (RFC 9116, 2.5.5), so a month ahead. */
const daysOfWarning = 30;

/** The end of the promise in /.well-known/security.txt, when it is over or near. */
export function dateItems(read: ContentWithLines, day: string): GoLiveItem[] {
  const { securityContactExpires: end } = read.record;
  const days = daysBetween(day, end);
  if (days > daysOfWarning) return [];
  return [
    {
      id: 'date/securityContactExpires',
      group: 'Dates that have passed or will soon',
      ...inBusiness(read, 'securityContactExpires'),
      say: `The note that tells people where to report a flaw of the site ${days < 0 ? 'ended' : 'ends'} on ${dateInWords(end)}.`,
      do: 'Type a day at `securityContactExpires` that is less than a year ahead.',
    },
  ];
}

/** Days off that are over. No page shows them any more, so they may stay. */
export function closureNotes(read: ContentWithLines, day: string): GoLiveNote[] {
  const { closures, standIns } = read.record;
  if (standIns.includes('closures')) return [];
  return closures.flatMap(({ reason, to }, index) => {
    if (day <= to) return [];
    const { file, line } = inBusiness(read, 'closures', index);
    const over = `The days off for "${reason}" were over on ${dateInWords(to)}.`;
    return [{ file, line, say: `${over} You may take the line out.` }];
  });
}
