import type { Business } from '../schema/business';
import { weekdays } from '../schema/opening-hours';
import { capitalize, formatMonthDay } from '../text';
import { addDays, daysBetween, weekdayOf } from './calendar';
import { formatByAppointment, formatClock, formatHours } from './hours';
import { shiftHours, spansOf } from './spans';

type Hours = Pick<Business, 'hours' | 'closures'>;

/** The status at a moment in the business's local time, such as 2026-11-20 and 08:00. */
export type WordsAt = (date: string, time: string) => string;

/** How many days ahead to look for the next opening. */
const farthest = 400;

/**
 * "Taking calls until 8 pm", "Closed now; back today at 8 am", "Back Monday at 8 am; weekends by appointment" or
 * "Closed today: …".
 *
 * @param daysWithName how many days ahead an opening is named by its weekday; later ones by date.
 */
export function openingStatus({ hours, closures }: Hours, daysWithName: number): WordsAt {
  const space = formatHours(hours).length;
  const byAppointment = weekdays.filter((name) => isByAppointment(name, hours));
  const closureOn = (date: string) => closures.find(({ from, to }) => from <= date && date <= to);
  const spansOn = (date: string) => (closureOn(date) ? [] : spansOf(date, hours));

  function dayInWords(day: string, away: number): string {
    if (away === 0) return 'today';
    return away > daysWithName ? formatMonthDay(day) : weekdayOf(day);
  }

  function opening(date: string, time: string): { words: string; days: string[] } | undefined {
    for (let away = 0; away < farthest; away++) {
      const day = addDays(date, away);
      const spans = spansOn(day);
      const next = spans.find(({ opens }) => away > 0 || opens > time);
      if (!next) continue;
      const when = next === spans[0] ? dayInWords(day, away) : 'again';
      return {
        words: `back ${when} at ${formatClock(next.opens)}`,
        days: daysBetween(date, addDays(day, -1)),
      };
    }
    return undefined;
  }

  /** "; weekends by appointment" if such days come before the next opening, without days off. */
  function appointments(days: readonly string[]): string {
    const candidates = days.filter((day) => byAppointment.includes(weekdayOf(day)));
    const off = candidates.filter((day) => closureOn(day) !== undefined);
    if (off.length === candidates.length) return '';
    const namesOff = off.map(weekdayOf);
    const names = byAppointment.filter((name) => !namesOff.includes(name));
    return names.length === 0 ? '' : `; ${formatByAppointment(names)}`;
  }

  return (date, time) => {
    const now =
      spansOn(date).find(({ opens, closes }) => opens <= time && time < closes) ??
      spansOn(addDays(date, -1)).find(({ closes }) => shiftHours(time, 24) < closes);
    if (now) return `Taking calls until ${formatClock(now.closes)}`;
    const next = opening(date, time);
    const closure = closureOn(date);
    const closed = closure ? `Closed today: ${closure.reason}` : '';
    if (!next) return closed || 'By appointment';
    const back = capitalize(next.words);
    const later = `${back}${appointments(next.days)}`;
    const forms = closure
      ? [`${closed}. ${later}`, `${closed}. ${back}`, `Closed today. ${back}`]
      : [later === back ? `Closed now; ${next.words}` : later, back];
    // Not longer than the hours, or the page would shift.
    return forms.find(({ length }) => length <= space) ?? forms.at(-1) ?? '';
  };
}

/** Whether the day has hours, all of them by appointment. */
function isByAppointment(name: (typeof weekdays)[number], hours: Hours['hours']): boolean {
  const records = hours.filter(({ days }) => days.includes(name));
  return records.length > 0 && records.every(({ byAppointment }) => byAppointment);
}
