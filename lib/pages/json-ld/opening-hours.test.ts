/** @jest-environment node */
import { daysOff, weeklyHours } from './opening-hours';

it('has one record for days that have the same hours, by appointment or not', () => {
  const hours = { days: ['Saturday' as const], opens: '09:00', closes: '18:00' };
  expect(weeklyHours({ ...hours, byAppointment: true })).toEqual(
    weeklyHours({ ...hours, byAppointment: false }),
  );
});

it('does not open on a day off', () => {
  expect(daysOff({ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' })).toEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
    opens: '00:00',
    closes: '00:00',
  });
});
