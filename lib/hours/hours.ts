import { type OpeningHours, weekdays } from '../schema/opening-hours';
import { formatList } from '../text';

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

/** One row for each record: "Monday to Friday", and "8 am to 8 pm" or "by appointment, 9 am to 6 pm". */
export function hoursRows(records: readonly OpeningHours[]) {
  return records.map(({ days, opens, closes, byAppointment }) => {
    const span = `${formatClock(opens)} to ${formatClock(closes)}`;
    return {
      days: daysInWords(days),
      hours: byAppointment ? `by appointment, ${span}` : span,
    };
  });
}

/** "Monday to Friday" for consecutive days, else the name of each. */
function daysInWords(days: OpeningHours['days']): string {
  const positions = days.map((day) => weekdays.indexOf(day));
  const [first = 0] = positions;
  const isConsecutive = positions.every((position, index) => position === first + index);
  return isConsecutive && days.length > 2 ? `${days[0]} to ${days.at(-1)}` : formatList(days);
}

/** The hours in one short line: "Monday to Friday 8 am to 8 pm, weekends by appointment". */
export function formatHours(records: readonly OpeningHours[]): string {
  const open = hoursRows(records.filter(({ byAppointment }) => !byAppointment));
  const others = records.flatMap(({ byAppointment, days }) => (byAppointment ? days : []));
  const inWords = open.map(({ days, hours }) => `${days} ${hours}`);
  if (others.length > 0) inWords.push(formatByAppointment(others));
  return inWords.join(', ');
}

/** "weekends by appointment", or the names of the days. */
export function formatByAppointment(days: OpeningHours['days']): string {
  const isWeekend =
    days.length === 2 && days.every((day) => day === 'Saturday' || day === 'Sunday');
  return `${isWeekend ? 'weekends' : daysInWords(days)} by appointment`;
}
