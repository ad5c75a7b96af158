/** @jest-environment node */
import { readContent } from '../../../lib/content/read-content';
import { hoursRows } from '../../../lib/hours/hours';
import { fold } from '../exported-text';
import { notaryProblems } from './notary';

const { brand, hours } = readContent(process.cwd()).business;

const page = {
  footer: `${brand} in Kuna`,
  links: ['/contact/', 'tel:+12085550100'],
  rows: hoursRows(hours).map((row) => fold(`${row.days} ${row.hours}`)),
};
const notary = {
  '@type': 'Notary',
  name: brand,
  telephone: '+1-208-555-0100',
  openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
};
const problems = (changed: object, shown = page) =>
  notaryProblems(shown, [{ ...notary, ...changed }], hours);

it('takes the name, the number and the hours of the page', () => {
  expect(problems({})).toEqual([]);
});

it('finds another name and another number', () => {
  expect(problems({ name: 'Cheap Notary' })).toEqual([
    'expected the name of the footer in the data, found "Cheap Notary"',
  ]);
  expect(problems({ telephone: '+12085550199' })).toEqual([
    "expected a link that dials the data's number, found none to +12085550199",
  ]);
});

it('finds other hours in the data, and hours that the page does not show', () => {
  const monday = { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '10:00' };
  expect(problems({ openingHoursSpecification: monday })).toEqual([
    expect.stringMatching(/^expected the hours Monday 08:00-20:00, .* found Monday 09:00-10:00$/),
  ]);
  const [first, ...others] = page.rows;
  expect(problems({}, { ...page, rows: others })).toEqual([
    `expected the hours "${first}" on the page, found no such row`,
  ]);
});

it('finds a notary without a number', () => {
  expect(problems({ telephone: undefined })).toEqual([
    'expected a Notary with name, telephone and hours, found one without',
  ]);
});
