import type { ContentWithLines } from '../../lib/content/read-content';
import type { BusinessRecord } from '../../lib/schema/business';
import { formatDate } from '../../lib/text';
import { dayCount, type GoLiveItem, inBusiness } from './item';

/** The legislature of either state meets each year, and may change a fee or a word then. */
const daysGood = 365;

/** The comparison with the law in force, once it is out of date. */
export function lawItems(read: ContentWithLines, day: string): GoLiveItem[] {
  const { lawChecked, placeholders } = read.record;
  if (placeholders.includes('lawChecked')) return [];
  const age = dayCount(lawChecked, day);
  if (age >= 0 && age <= daysGood) return [];
  const since = formatDate(lawChecked);
  return [
    {
      id: 'law/checked',
      group: 'Law',
      ...inBusiness(read, 'lawChecked'),
      say:
        age < 0
          ? `The day on which somebody compared the fees and the words of the law, ${since}, is still to come.`
          : `Nobody has compared the fees and the words of the law since ${since}, more than a year ago.`,
      do: `${compare(read.record)}.`,
    },
  ];
}

/** What to say and do while nobody has compared them at all. */
export function lawToCompare(record: BusinessRecord): Pick<GoLiveItem, 'say' | 'do'> {
  return {
    say: 'The law is not yet confirmed: the statutes of Idaho (51-125, 51-133) were read in a 2020 copy.',
    do: compare(record),
  };
}

function compare({ law: { ID, OR } }: BusinessRecord): string {
  return `Open the live sections, ${ID.statementSource} and ${ID.feeSource} at legislature.idaho.gov, ${OR.statementSource} and ${OR.feeSource} at oregonlegislature.gov, and compare their words and fees with those at \`law\`. Type the day on which you did it at \`lawChecked\``;
}
