/** @jest-environment node */
import { checkWith } from './complete-content.fixture';

const ids = (...input: Parameters<typeof checkWith>) =>
  checkWith(...input).items.map(({ id }) => id);

it.each([
  ['phone', '208-555-0142', 'phone'],
  ['email', 'hello@notary.example', 'email'],
  ['origin', 'https://www.example.com', 'origin'],
  ['delivery', 'http://localhost:3000/messages', 'delivery'],
  ['delivery', 'http://127.0.0.1/messages', 'delivery'],
  ['profiles', ['https://www.example.org/me'], 'profiles[0]'],
  ['verification', { google: 'sample' }, 'verification.google'],
])('notices that %s is made up (%j) unless it is listed as a placeholder', (name, value, field) => {
  expect(checkWith({ [name]: value }).items).toMatchObject([{ id: `made-up/${field}`, field }]);
  expect(ids({ [name]: value, placeholders: [name] })).toEqual([`placeholder/${name}`]);
});

it('accepts a real origin from the environment instead', () => {
  const env = { SITE_ORIGIN: 'https://www.iana.org' };
  const origin = 'https://www.example.com';
  expect(ids({ origin }, { env })).toEqual([]);
  expect(ids({ origin, placeholders: ['origin'] }, { env })).toEqual([]);
  expect(ids({ origin, placeholders: ['origin'] }, { env: { SITE_ORIGIN: '' } })).toEqual([
    'placeholder/origin',
  ]);
});

it('notices that the origin in the environment is made up', () => {
  const env = { SITE_ORIGIN: 'http://localhost:3000' };
  expect(ids({}, { env })).toEqual(['made-up/SITE_ORIGIN']);
  expect(ids({ placeholders: ['origin'] }, { env })).toEqual(['made-up/SITE_ORIGIN']);
});
