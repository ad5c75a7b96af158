import { daysOff, weeklyHours } from './opening-hours';

it.each([true, false])('has the hours of a record, by appointment: %s', (byAppointment) => {
  const days = ['Saturday' as const];
  expect(weeklyHours({ days, opens: '09:00', closes: '18:00', byAppointment })).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: '09:00',
    closes: '18:00',
    ...(byAppointment && { description: 'By appointment only' }),
  });
});

it.each(['02:00', '00:00'])('leaves %s after midnight to readers of schema.org', (closes) => {
  const night = { days: ['Friday' as const], opens: '20:00', closes, byAppointment: false };
  expect(weeklyHours(night)).toMatchObject({ dayOfWeek: ['Friday'], opens: '20:00', closes });
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
