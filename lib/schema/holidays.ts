/** A federal holiday on a date such as 2026-11-26. */
export interface Holiday {
  name: string;
  date: string;
  /** Whether offices close on this day for one that is on a weekend. */
  isObserved?: boolean;
}

/**
 * The federal holidays (5 U.S.C. 6103(a)) as people here call them, each with its month and day:
 * the holiday itself, or the first day it can be on, and the weekday it is then on. A third Monday
 * is the first one from the 15th on.
 */
export const holidays: Readonly<Record<string, readonly [from: string, weekday?: string]>> = {
  "New Year's Day": ['01-01'],
  'Martin Luther King Jr. Day': ['01-15', 'Monday'],
  "Presidents' Day": ['02-15', 'Monday'],
  'Memorial Day': ['05-25', 'Monday'],
  Juneteenth: ['06-19'],
  'Independence Day': ['07-04'],
  'Labor Day': ['09-01', 'Monday'],
  'Columbus Day': ['10-08', 'Monday'],
  'Veterans Day': ['11-11'],
  Thanksgiving: ['11-22', 'Thursday'],
  Christmas: ['12-25'],
};
