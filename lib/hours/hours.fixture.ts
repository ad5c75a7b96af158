import type { OpeningHours } from '../schema/opening-hours';

export const workdays: OpeningHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '20:00',
  byAppointment: false,
};
export const weekends: OpeningHours[] = [
  { days: ['Saturday'], opens: '09:00', closes: '18:00', byAppointment: true },
  { days: ['Sunday'], opens: '10:00', closes: '16:00', byAppointment: true },
];
export const usual = [workdays, ...weekends];

export const closed = (from: string, to = from, reason = 'Christmas Day') => ({ from, to, reason });
