import type { ContentWithLines } from '../../content/read-content';
import type { BusinessRecord } from '../../schema/business';
import { dateInWords } from '../../text';
import { daysBetween, type GoLiveItem, inBusiness } from './item';

/** The legislature of either state meets each year, and may change a fee or a word then. */
const daysGood = 365;

/** The comparison with the law in force, once it is out of date. */
export function lawItems(read: ContentWithLines, day: string): GoLiveItem[] {
  const { lawChecked, standIns } = read.record;
  if (standIns.includes('lawChecked')) return [];
  const age = daysBetween(lawChecked, day);
  if (age >= 0 && age <= daysGood) return [];
  const since = dateInWords(lawChecked);
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
