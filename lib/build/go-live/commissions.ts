import type { ContentWithLines } from '../../content/read-content';
import { stateCode } from '../../schema/fields';
import { dateInWords } from '../../text';
import { daysBetween, type GoLiveItem, type GoLiveNote, inBusiness } from './item';

/** Long enough to apply for the next commission, to receive it and to build again. */
const daysOfWarning = 60;

/** Commissions that have expired or soon will. */
export function commissionItems(read: ContentWithLines, day: string): GoLiveItem[] {
  const { commissions, law } = read.record;
  return stateCode.options.flatMap((state): GoLiveItem[] => {
    const expires = commissions[state]?.expires;
    if (expires === undefined) return [];
    const days = daysBetween(day, expires);
    if (days > daysOfWarning) return [];
    const { name } = law[state];
    const at = inBusiness(read, 'commissions', state, 'expires');
    const rest = { group: 'Commissions', ...at } as const;
    const newDay = `type its new number and day at \`commissions\`, \`${state}\``;
    if (days >= 0) {
      return [
        {
          id: `commission-expires/${state}`,
          ...rest,
          say: `The ${name} commission expires ${inDays(days)}, on ${dateInWords(expires)}.`,
          do: `Renew it, ${newDay}, and build the site again.`,
        },
      ];
    }
    const expired = `The ${name} commission expired on ${dateInWords(expires)}.`;
    return [
      {
        id: `commission-expired/${state}`,
        ...rest,
        say:
          state === 'ID'
            ? `${expired} You may not notarize in Idaho, and nothing that this site offers is true. It must not be public.`
            : `${expired} The site says that you do not notarize in ${name}.`,
        do:
          state === 'ID'
            ? `Take the site down if it is up. Once the commission is renewed, ${newDay}.`
            : `Once it is renewed, ${newDay}; if it will not be, take the record \`${state}\` out.`,
      },
    ];
  });
}

/** What the site says by itself because a commission or an authorization is not on record. */
export function commissionNotes(read: ContentWithLines): GoLiveNote[] {
  const { record, content } = read;
  const missing = stateCode.options.filter((state) => !record.commissions[state]);
  const notes = missing.map((state) => {
    const { name } = record.law[state];
    return {
      ...inBusiness(read, 'commissions'),
      say: `No ${name} commission is on record. The site says that you do not notarize in ${name}.`,
    };
  });
  if (content.business.practice.online) return notes;
  return [
    ...notes,
    {
      ...inBusiness(read, 'commissions'),
      say: 'The site says that you do not notarize online: the Idaho commission has no `remote` with a day `since` that has come.',
    },
  ];
}

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
