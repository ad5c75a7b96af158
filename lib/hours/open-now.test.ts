/** @jest-environment node */

import type { OpeningHours } from '../schema/business';
import { openNowTable } from './open-now';

const workdays: OpeningHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '20:00',
  byAppointment: false,
};
const weekends: OpeningHours[] = [
  { days: ['Saturday'], opens: '09:00', closes: '18:00', byAppointment: true },
  { days: ['Sunday'], opens: '10:00', closes: '16:00', byAppointment: true },
];
const usual = [workdays, ...weekends];
const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };

/** The entries with plain blanks. */
const entries = (hours: readonly OpeningHours[], closures = [] as (typeof christmas)[]) =>
  openNowTable({ hours: [...hours], closures })
    .replaceAll('\u00a0', ' ')
    .split('\n');
const ofDays = (table: string[]) => table.filter((entry) => entry.startsWith('20'));

it('says until when it is open and when it opens, a week long', () => {
  expect(entries(usual)).toEqual([
    '0 00:00\tOpens Monday 8 am; weekends by appointment',
    '1 00:00\tOpens today 8 am',
    '1 08:00\tOpen until 8 pm',
    '1 20:00\tOpens Tuesday 8 am',
    '2 00:00\tOpens today 8 am',
    '2 08:00\tOpen until 8 pm',
    '2 20:00\tOpens Wednesday 8 am',
    '3 00:00\tOpens today 8 am',
    '3 08:00\tOpen until 8 pm',
    '3 20:00\tOpens Thursday 8 am',
    '4 00:00\tOpens today 8 am',
    '4 08:00\tOpen until 8 pm',
    '4 20:00\tOpens Friday 8 am',
    '5 00:00\tOpens today 8 am',
    '5 08:00\tOpen until 8 pm',
    '5 20:00\tOpens Monday 8 am; weekends by appointment',
  ]);
});

it('says first that it is closed today, and from the evening before when it opens after that', () => {
  expect(ofDays(entries(usual, [christmas]))).toEqual([
    '2026-12-24 20:00\tOpens Monday 8 am; weekends by appointment',
    '2026-12-25 00:00\tClosed today: Christmas Day. Opens Monday 8 am',
    '2026-12-26 00:00\t',
  ]);
});

it('does not offer an appointment on a day off', () => {
  const closure = { from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' };
  expect(ofDays(entries(usual, [closure]))).toEqual([
    '2026-12-23 20:00\tOpens Monday 8 am; Sunday by appointment',
    '2026-12-24 00:00\tClosed today: Christmas. Opens Monday 8 am',
    '2026-12-27 00:00\t',
  ]);
});

it('names the day by its date where it is more than six days away', () => {
  const closure = { from: '2026-12-24', to: '2027-01-02', reason: 'The turn of the year' };
  expect(ofDays(entries(usual, [closure]))).toEqual([
    '2026-12-23 20:00\tOpens January 4, 8 am',
    '2026-12-24 00:00\tClosed today. Opens January 4, 8 am',
    '2026-12-29 00:00\tClosed today: The turn of the year. Opens Monday 8 am',
    '2027-01-03 00:00\t',
  ]);
});

it('knows of days off one after the other, and of one that follows soon', () => {
  const newYear = { from: '2026-12-28', to: '2026-12-28', reason: 'Stocktaking' };
  expect(ofDays(entries(usual, [christmas, newYear]))).toEqual([
    '2026-12-24 20:00\tOpens Tuesday 8 am; weekends by appointment',
    '2026-12-25 00:00\tClosed today: Christmas Day. Opens Tuesday 8 am',
    '2026-12-26 00:00\tOpens Tuesday 8 am; weekends by appointment',
    '2026-12-28 00:00\tClosed today: Stocktaking. Opens Tuesday 8 am',
    '2026-12-29 00:00\t',
  ]);
});

it('keeps to the space of the hours, however long the reason is', () => {
  const reason = 'The whole family is in the mountains without any telephone';
  const [, words] = ofDays(entries(usual, [{ ...christmas, reason }]));
  expect(words).toBe('2026-12-25 00:00\tClosed today. Opens Monday 8 am');
});

it('opens again after a break at noon', () => {
  const mornings = { ...workdays, closes: '12:00' };
  const afternoons = { ...workdays, opens: '13:30' };
  expect(entries([afternoons, mornings]).slice(2, 7)).toEqual([
    '1 08:00\tOpen until 12 pm',
    '1 12:00\tOpens again 1:30 pm',
    '1 13:30\tOpen until 8 pm',
    '1 20:00\tOpens Tuesday 8 am',
    '2 00:00\tOpens today 8 am',
  ]);
});

it('takes two records that meet for one', () => {
  const mornings = { ...workdays, closes: '12:00' };
  const afternoons = { ...workdays, opens: '12:00' };
  expect(entries([mornings, afternoons, ...weekends])).toEqual(entries(usual));
});

it('says nothing of appointments where there are none', () => {
  const table = entries([workdays]);
  expect(table[0]).toBe('0 00:00\tOpens Monday 8 am');
  expect(table.at(-1)).toBe('5 20:00\tOpens Monday 8 am');
});

it('names no day of appointments that is open as well', () => {
  const evenings = { ...workdays, opens: '20:00', closes: '22:00', byAppointment: true };
  expect(entries([workdays, evenings]).at(-1)).toBe('5 20:00\tOpens Monday 8 am');
});

it('is by appointment where all days are', () => {
  expect(entries(weekends)).toEqual(['0 00:00\tBy appointment']);
  expect(ofDays(entries(weekends, [christmas]))).toEqual([
    '2026-12-25 00:00\tClosed today: Christmas Day',
    '2026-12-26 00:00\t',
  ]);
});

it('names the day where it opens on one day a week', () => {
  expect(entries([{ ...workdays, days: ['Monday'] }])).toEqual([
    '0 00:00\tOpens Monday 8 am',
    '1 00:00\tOpens today 8 am',
    '1 08:00\tOpen until 8 pm',
    '1 20:00\tOpens Monday 8 am',
  ]);
});
