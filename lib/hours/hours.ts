import { type OpeningHours, weekdays } from '../schema/opening-hours';
import { formatList } from '../text';
import { endOfDay, type Span } from './spans';

/**
 * "8 am", "8:30 pm" or "12 pm" from "08:00", "20:30" or "12:00", with a non-breaking space; "2 am" from
 * "26:00", which is on the next day.
 */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${twelve}${minutes}\u00a0${hour % 24 < 12 ? 'am' : 'pm'}`;
}

type Day = (typeof weekdays)[number];

/** How days and times are written. */
interface Style {
  day: (name: Day) => string;
  to: string;
  /** Between days and times. */
  gap: string;
}

const full: Style = { day: (name) => name, to: ' to ', gap: ' ' };
/** With a word joiner, because browsers break a line after a hyphen: "9 am-" and "6 pm". */
const short: Style = { day: (name) => name.slice(0, 3), to: '-\u2060', gap: '\u00a0' };

/** One row for each record: "Mon-Fri", and "8 am-8 pm" or "9 am-6 pm, by appointment". */
export function hoursRows(records: readonly OpeningHours[]) {
  return records.map((record) => ({
    days: daysInWords(record.days, short),
    hours: timesInWords(record, short),
  }));
}

/** "8 am to 12 pm", or "8 am to 12 pm, by appointment". */
export const formatTimes = (times: Span) => timesInWords(times, full);

function timesInWords(times: Span, style: Style): string {
  const span = spanInWords(times, style);
  return times.byAppointment ? `${span}, by appointment` : span;
}

/**
 * The hours in one sentence: "Monday to Friday 8 am to 8 pm, weekends by appointment (Saturday 9 am to 6 pm,
 * Sunday 10 am to 4 pm)".
 */
export const formatHours = (records: readonly OpeningHours[]) => inOneLine(records, full);

/** The same, shorter, for those who see it: "Mon-Fri 8 am-8 pm, weekends by appointment (Sat 9 am-6 pm, Sun 10 am-4 pm)". */
export const formatShortHours = (records: readonly OpeningHours[]) => inOneLine(records, short);

function inOneLine(records: readonly OpeningHours[], style: Style): string {
  const others = records.filter(({ byAppointment }) => byAppointment);
  const open = records.filter((record) => !others.includes(record));
  const inWords = byDays(open, style).map(({ days, hours }) => days + style.gap + hours);
  if (others.length > 0) inWords.push(appointments(others, style));
  return inWords.join(', ');
}

/** "weekends by appointment" or the days, with their hours in parentheses. */
function appointments(records: readonly OpeningHours[], style: Style): string {
  const days = weekdays.filter((name) => records.some((record) => record.days.includes(name)));
  const isWeekend = days.join() === 'Saturday,Sunday';
  const groups = byDays(records, style);
  const hours = groups.map(({ days, hours }) =>
    groups.length > 1 ? days + style.gap + hours : hours,
  );
  return `${isWeekend ? 'weekends' : daysInWords(days, style)} by appointment (${hours.join(', ')})`;
}

/** The hours of the same days together: before and after a lunch break. */
function byDays(records: readonly OpeningHours[], style: Style) {
  const names = records.map(({ days }) => daysInWords(days, style));
  return [...new Set(names)].map((days) => {
    const sets = records.filter((_, index) => names[index] === days);
    sets.sort((a, b) => a.opens.localeCompare(b.opens));
    return { days, hours: formatList(sets.map((record) => spanInWords(record, style))) };
  });
}

function spanInWords({ opens, closes }: Span, { to }: Style): string {
  if (opens === '00:00' && closes === endOfDay) return 'all day';
  return `${formatClock(opens)}${to}${formatClock(closes)}`;
}

/** "Monday to Friday" for consecutive days, else the name of each. */
function daysInWords(days: readonly Day[], { day, to }: Style): string {
  const positions = days.map((name) => weekdays.indexOf(name));
  const [first = 0] = positions;
  const isConsecutive = positions.every((position, index) => position === first + index);
  const names = days.map(day);
  return isConsecutive && days.length > 2 ? `${names[0]}${to}${names.at(-1)}` : formatList(names);
}
