import { buildDay } from './build-day';

afterEach(() => {
  delete process.env['SOURCE_DATE_EPOCH'];
});

it('is the day in Idaho, even while it is already the next day in UTC', () => {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.UTC(2026, 10, 21, 6, 59) / 1000);
  expect(buildDay()).toBe('2026-11-20');
  process.env['SOURCE_DATE_EPOCH'] = String(Date.UTC(2026, 10, 21, 7, 0) / 1000);
  expect(buildDay()).toBe('2026-11-21');
});
