import { securityText } from './security-text';

it('names the contact page and the phone number unless it is made up, but no email address', () => {
  const fields = {
    placeholders: [],
    origin: 'https://b.example',
    phone: '208-555-0100',
    securityContactExpires: '2027-10-31',
  };
  expect(securityText(fields).split('\n')).toEqual([
    'Contact: https://b.example/contact/',
    'Contact: tel:+12085550100',
    'Expires: 2027-10-31T23:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://b.example/.well-known/security.txt',
    '',
  ]);
  expect(securityText({ ...fields, placeholders: ['phone'] })).not.toContain('tel:');
});
