import type { Business, BusinessRecord } from '../schema/business';
import { homeState } from '../states';
import { addDays } from './calendar';

/** How many months ahead a page knows holidays and days off. */
const knownMonths = 13;

/** The first day that a page doesn't know: a first of a month, so that few builds change it. */
export function unknownFrom(buildDay: string): string {
  const month = new Date(`${buildDay.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + knownMonths);
  return month.toISOString().slice(0, 10);
}

/** What comes first: the end of the commission, or of what a page knows. */
export function statusEnd(
  { commissions }: Pick<BusinessRecord, 'commissions'>,
  buildDay: string,
): Business['statusEnd'] {
  const from = unknownFrom(buildDay);
  const { expires } = commissions[homeState];
  const lapse = expires && addDays(expires, 1);
  return lapse && lapse < from
    ? { from: lapse, words: 'No visits until our commission is renewed.' }
    : { from, words: 'Call or text, and ask about today.' };
}
