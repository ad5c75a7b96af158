/** @jest-environment node */
import { checkWith } from './complete-content.fixture';

it.each([
  ['source', undefined],
  ['date', undefined],
  ['permission', undefined],
  ['name', 'Sample client'],
])('asks for a real review while its %s is %s', (field, value) => {
  const files = { 'content/testimonials.yaml': { [`testimonials.0.${field}`]: value } };
  expect(checkWith({}, { files }).items).toMatchObject([
    { id: 'placeholder-review/one', group: 'Reviews', text: expect.stringContaining('id: one') },
  ]);
});

it('does without reviews', () => {
  const files = { 'content/testimonials.yaml': { testimonials: [] } };
  expect(checkWith({}, { files }).items).toEqual([]);
});

it.each([
  ['civic', 'unconfirmed/kuna/civic/Kuna City Hall', 'Kuna City Hall'],
  ['attractions', 'unconfirmed/kuna/attractions/initial-point', 'Initial Point'],
])('asks to confirm an entry of %s', (list, id, name) => {
  const file = 'content/towns/kuna.yaml';
  const files = { [file]: { [`${list}.0.verified`]: false } };
  expect(checkWith({}, { files }).items).toMatchObject([
    {
      id,
      file,
      field: `${list}[0].verified`,
      text: 'verified: false',
      say: `Kuna: ${name} is not confirmed.`,
    },
  ]);
});
