import { weekdays } from '../schema/opening-hours';

/** Calendar days, written as in content: 2026-11-20. */

export function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}

/** Every day from the first to the last, both included; none if the last is before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export function weekdayOf(date: string): (typeof weekdays)[number] {
  const fromMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[fromMonday] ?? 'Monday';
}
