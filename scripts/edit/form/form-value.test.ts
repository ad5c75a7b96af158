import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testRoot } from '../../../lib/content/test-content.fixture';
import { businessFile } from '../../../lib/schema/business';
import { townFile } from '../../../lib/schema/town';
import { schemaOf } from '../file-schema';
import { formSchema, partOf } from './form-schema';
import { fromForm, toForm } from './form-value';

const facts = { choices: { town: [], service: [] }, caps: {} };
const files = readdirSync(`${testRoot}/content`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `content/${name}`);

it.each(files)('a form that nothing is typed in changes nothing in %s', (file) => {
  const value: unknown = parse(readFileSync(`${testRoot}/${file}`, 'utf8'));
  const schema = schemaOf(file);
  const form = schema && formSchema(schema, value, facts);
  expect(form && fromForm(toForm(value, form), value, form)).toEqual(value);
});

const business = (value: object) =>
  partOf(formSchema(businessFile, value, facts), Object.keys(value));

it.each<[string, object, object, object]>([
  ['keeps a field empty', { closures: null }, {}, { closures: null }],
  ['says that a list is empty', { closures: null }, { closures: [] }, { closures: [] }],
  [
    'empties a field',
    { notary: { name: 'Pat', since: 2015, portrait: null } },
    { notary: { since: 2015 } },
    { notary: { name: null, since: 2015, portrait: null } },
  ],
  [
    'keeps the empty fields of a group that nothing is typed in',
    { answers: { who: null } },
    {},
    { answers: expect.objectContaining({ who: null, waiting: null }) },
  ],
  [
    'leaves out what is so anyway',
    { hours: [{ days: ['Monday'], opens: '08:00', closes: '20:00', byAppointment: true }] },
    { hours: [{ days: ['Monday'], opens: '08:00', closes: '20:00', byAppointment: false }] },
    { hours: [{ days: ['Monday'], opens: '08:00', closes: '20:00' }] },
  ],
  [
    'tells an empty group from none',
    { commissions: { ID: {}, OR: {} } },
    { commissions: { ID: { remote: {} } } },
    { commissions: { ID: { remote: {} } } },
  ],
])('%s', (_, before, typed, after) => {
  expect(fromForm(typed, before, business(before))).toEqual(after);
});

it('keeps labels, and the lines that are as before', () => {
  const intro = 'County offices:\nOne two\nthree.\n\nFour five\nsix.';
  const town = partOf(formSchema(townFile, {}, facts), ['intro']);
  const before = { intro, updated: '2026-11-20' };
  expect(toForm(before, town)).toEqual({
    intro: 'County offices:\nOne two three.\n\nFour five six.',
  });
  const typed = { intro: 'County offices:\nOne two three.\n\nFour five six seven.' };
  expect(fromForm(typed, before, town)).toEqual({
    intro: 'County offices:\nOne two\nthree.\n\nFour five\nsix seven.',
    updated: '2026-11-20',
  });
});
