import { daysOff, weeklyHours } from './opening-hours';

it('does not distinguish hours by appointment', () => {
  const hours = { days: ['Saturday' as const], opens: '09:00', closes: '18:00' };
  expect(weeklyHours({ ...hours, byAppointment: true })).toEqual(
    weeklyHours({ ...hours, byAppointment: false }),
  );
});

it('is closed on a day off', () => {
  expect(daysOff({ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' })).toEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
    opens: '00:00',
    closes: '00:00',
  });
});
