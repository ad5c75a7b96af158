import { formatPhone, lastFour, maskPhone, smsHref, telHref } from './phone';

it('writes it as Americans do, in full and with only the last four digits', () => {
  expect(formatPhone('541-555-0142')).toBe('(541) 555-0142');
  expect(lastFour('541-555-0142')).toBe('0142');
  expect(maskPhone('541-555-0142')).toBe('(•••) •••-0142');
});

it('calls and texts the international number', () => {
  expect(telHref('541-555-0142')).toBe('tel:+15415550142');
  expect(smsHref('541-555-0142')).toBe('sms:+15415550142');
  expect(smsHref('541-555-0142', 'A deed & a will?')).toBe(
    'sms:+15415550142?&body=A%20deed%20%26%20a%20will%3F',
  );
});
