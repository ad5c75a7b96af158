/** @jest-environment node */
import { completeContent, day } from './complete-content.fixture';

const { ids, only, setBusiness } = completeContent();

it.each([
  ['phone', '208-555-0142', 'phone'],
  ['email', 'hello@notary.example', 'email'],
  ['origin', 'https://www.example.com', 'origin'],
  ['delivery', 'http://localhost:3000/messages', 'delivery'],
  ['delivery', 'http://127.0.0.1/messages', 'delivery'],
  ['profiles', ['https://www.example.org/me'], 'profiles[0]'],
  ['verification', { google: 'sample' }, 'verification.google'],
])('notices that %s is made up, though its mark is gone', (name, value, field) => {
  setBusiness([name], value);
  expect(only()).toMatchObject({ id: `made-up/${field}`, field });
  setBusiness(['placeholders'], [name]);
  expect(ids()).toEqual([`stand-in/${name}`]);
});

it('takes the web address from the environment as well', () => {
  setBusiness(['origin'], 'https://www.example.com');
  expect(ids(day, { SITE_ORIGIN: 'https://www.iana.org' })).toEqual([]);
  setBusiness(['placeholders'], ['origin']);
  expect(ids(day, { SITE_ORIGIN: 'https://www.iana.org' })).toEqual([]);
  expect(ids(day, { SITE_ORIGIN: '' })).toEqual(['stand-in/origin']);
});

it('notices that the web address in the environment is made up', () => {
  const env = { SITE_ORIGIN: 'http://localhost:3000' };
  expect(only(day, env)?.id).toBe('made-up/SITE_ORIGIN');
  setBusiness(['placeholders'], ['origin']);
  expect(only(day, env)?.id).toBe('made-up/SITE_ORIGIN');
});
