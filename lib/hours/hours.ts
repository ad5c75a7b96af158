import { type OpeningHours, weekdays } from '../schema/opening-hours';
import { wholeHyphen } from '../text/characters';
import { formatList } from '../text/format';
import { endOfDay, type Span } from './spans';

/** "8 am" from "08:00", with a non-breaking space; "2 am" from "26:00", on the next day. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${twelve}${minutes}\u00a0${hour % 24 < 12 ? 'am' : 'pm'}`;
}

type Day = (typeof weekdays)[number];

/** The space between days and times, at which no line breaks. */
const gap = '\u00a0';

const full = { day: (name: Day): string => name, to: ' to ' };
type Style = typeof full;
const short: Style = { day: (name) => name.slice(0, 3), to: wholeHyphen };

/** One row for all days with the same hours: "Mon-Fri", and "8 am-8 pm", maybe by appointment. */
export const hoursRows = (records: readonly OpeningHours[]) =>
  [false, true].flatMap((byAppointment) =>
    byDays(records, byAppointment, short).map(({ days, hours }) => ({
      days,
      hours: byAppointment ? `${hours}, by appointment` : hours,
    })),
  );

/** "8 am to 12 pm", or "8 am to 12 pm, by appointment". */
export const formatTimes = (times: Span) =>
  spanInWords(times, full) + (times.byAppointment ? ', by appointment' : '');

/** The week in full words: "Monday to Friday 8 am to 8 pm, weekends by appointment (…)". */
export function formatHours(records: readonly OpeningHours[], style = full): string {
  const open = byDays(records, false, style).map(({ days, hours }) => days + gap + hours);
  return [...open, ...appointments(records, style)].join(', ');
}

/** The week in short words, to be seen: "Mon-Fri 8 am-8 pm, weekends by appointment (…)". */
export const formatShortHours = (records: readonly OpeningHours[]) => formatHours(records, short);

/** "weekends by appointment" or the days, with their hours in parentheses; '' if there are none. */
function appointments(records: readonly OpeningHours[], style: Style): string[] {
  const groups = byDays(records, true, style);
  const names = weekdays.filter((name) => groups.some((group) => group.names.includes(name)));
  if (names.length === 0) return [];
  const days = names.join() === 'Saturday,Sunday' ? 'weekends' : daysInWords(names, style);
  const hours = groups.map((group) =>
    groups.length > 1 ? group.days + gap + group.hours : group.hours,
  );
  return [`${days} by appointment (${hours.join(', ')})`];
}

/** Groups the days with the same hours, which may be several: before and after a lunch break. */
function byDays(records: readonly OpeningHours[], byAppointment: boolean, style: Style) {
  const wanted = records
    .filter((record) => record.byAppointment === byAppointment)
    .toSorted((a, b) => a.opens.localeCompare(b.opens));
  const groups = new Map<string, Day[]>();
  for (const name of weekdays) {
    const spans = wanted.filter(({ days }) => days.includes(name));
    const hours = formatList(spans.map((span) => spanInWords(span, style)));
    if (hours) groups.set(hours, [...(groups.get(hours) ?? []), name]);
  }
  return [...groups].map(([hours, names]) => ({ hours, names, days: daysInWords(names, style) }));
}

function spanInWords({ opens, closes }: Span, { to }: Style): string {
  if (opens === '00:00' && closes === endOfDay) return 'at any hour';
  return `${formatClock(opens)}${to}${formatClock(closes)}`;
}

/** "every day", "Monday to Friday" for three days or more in a row, else the name of each. */
function daysInWords(days: readonly Day[], { day, to }: Style): string {
  if (days.length === weekdays.length) return 'every day';
  const runs: Day[][] = [];
  for (const name of days) {
    const last = runs.at(-1);
    const isNext = last?.at(-1) === weekdays[weekdays.indexOf(name) - 1];
    if (last && isNext) last.push(name);
    else runs.push([name]);
  }
  const inWords = runs.flatMap((run) => {
    const names = run.map(day);
    return run.length > 2 ? `${names[0]}${to}${names.at(-1)}` : names;
  });
  return formatList(inWords);
}
