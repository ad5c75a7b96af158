import { formatPhone, smsHref, telHref } from './phone';

it('formats ten digits as they are written in the United States', () => {
  expect(formatPhone('541-555-0142')).toBe('(541) 555-0142');
});

it('calls and texts the international number', () => {
  expect(telHref('541-555-0142')).toBe('tel:+15415550142');
  expect(smsHref('541-555-0142')).toBe('sms:+15415550142');
});
