import type { Business, BusinessRecord } from '../schema/business';
import { homeState } from '../states';
import { addDays } from './calendar';

/** How many months ahead a page knows holidays and days off. */
const knownMonths = 13;

/**
 * The first day that a page doesn't know, at most 13 months after its build: the first of a month, so that
 * not each day's build changes every page.
 */
export function unknownFrom(buildDay: string): string {
  const month = new Date(`${buildDay.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + knownMonths);
  return month.toISOString().slice(0, 10);
}

/** The day after the last one of the home state's commission, if it is entered. */
function lapseOf({ commissions }: Pick<BusinessRecord, 'commissions'>): string | undefined {
  const { expires } = commissions[homeState];
  return expires && addDays(expires, 1);
}

/** What comes first: the end of the commission, or of what a page knows. */
export function statusEnd(
  business: Pick<BusinessRecord, 'commissions'>,
  buildDay: string,
): Business['statusEnd'] {
  const [lapse, from] = [lapseOf(business), unknownFrom(buildDay)];
  return lapse && lapse < from
    ? { from: lapse, words: 'No visits until our commission is renewed.' }
    : { from, words: 'Call or text, and ask about today.' };
}
