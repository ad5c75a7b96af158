import type { ContentWithLines } from '../../lib/content/read-content';
import { stateCode } from '../../lib/schema/fields';
import { formatDate } from '../../lib/text';
import {
  dayCount,
  type GoLiveItem,
  type GoLiveNote,
  inBusiness,
  inDays,
  lineToAgree,
} from './item';

/** Long enough to apply for the next commission, to receive it and to build again. */
const daysOfWarning = 60;

/** Each commission that is missing or over, but Oregon's where the owner chose to do without it. */
export function commissionItems(read: ContentWithLines, day: string): GoLiveItem[] {
  const { states } = read.content.business.authority;
  return [
    ...(states.includes('ID') ? [] : [withoutIdaho(read)]),
    ...(states.includes('OR') || read.record.agreed.withoutOregon
      ? []
      : [withoutOregon(read, day)]),
  ];
}

function withoutIdaho(read: ContentWithLines): GoLiveItem {
  return {
    id: 'commission-expired/ID',
    group: 'Commissions',
    ...inBusiness(read, 'commissions', 'ID', 'expires'),
    say: `${whyNot(read, 'ID')} You may not notarize in Idaho, and nothing that this site offers is true: it must not be public, and it cannot be built.`,
    do: 'Take the site down if it is up. Once the commission is renewed, type its new number and day at `commissions`, `ID`.',
  };
}

function withoutOregon(read: ContentWithLines, day: string): GoLiveItem {
  const { record } = read;
  const isOver = record.commissions.OR !== undefined;
  return {
    id: `commission-${isOver ? 'expired' : 'missing'}/OR`,
    group: 'Commissions',
    ...inBusiness(read, 'commissions', 'OR', ...(isOver ? ['expires'] : [])),
    say: `${whyNot(read, 'OR')} ${saidWithoutOregon}`,
    do: `${isOver ? 'Once it is renewed' : 'Once you hold one'}, type its \`number\` and the day on which it \`expires\` at \`commissions\`, \`OR\`. If it stays so, ${lineToAgree(record, 'withoutOregon', day)}.`,
  };
}

/** What a build says by itself while no Oregon commission is in force. */
const saidWithoutOregon =
  'The site says by itself that you do not notarize in Oregon, and that you meet clients on the Idaho side.';

function whyNot({ record }: ContentWithLines, state: 'ID' | 'OR'): string {
  const { name } = record.law[state];
  const expires = record.commissions[state]?.expires;
  return expires === undefined
    ? `No ${name} commission is on record.`
    : `The ${name} commission expired on ${formatDate(expires)}.`;
}

/** Commissions that expire soon, and what the site does without because the owner chose so. */
export function commissionNotes(read: ContentWithLines, day: string): GoLiveNote[] {
  const { agreed, commissions, law } = read.record;
  const soon = stateCode.options.flatMap((state): GoLiveNote[] => {
    const expires = commissions[state]?.expires;
    if (expires === undefined) return [];
    const days = dayCount(day, expires);
    if (days < 0 || days > daysOfWarning) return [];
    const { file, line } = inBusiness(read, 'commissions', state, 'expires');
    const warning = `The ${law[state].name} commission expires ${inDays(days)}, on ${formatDate(expires)}.`;
    const task = `Renew it, type its new number and day at \`commissions\`, \`${state}\`, and build the site again.`;
    return [{ file, line, say: `${warning} ${task}` }];
  });
  if (!agreed.withoutOregon || read.content.business.authority.states.includes('OR')) return soon;
  const { file, line } = inBusiness(read, 'agreed', 'withoutOregon');
  const since = `You agreed to that on ${formatDate(agreed.withoutOregon)}.`;
  return [...soon, { file, line, say: `${whyNot(read, 'OR')} ${saidWithoutOregon} ${since}` }];
}
