import { readRecord } from './record';

it('starts with nothing', () => {
  expect(readRecord(undefined)).toEqual({ retired: {} });
});

it('reads what it has written', () => {
  const files = { 'index.html': { md5: 'a', type: 'text/html', cache: 'no-cache' } };
  const record = { current: { date: '2026-11-22T12:00:00.000Z', files }, retired: {} };
  expect(readRecord(JSON.stringify(record))).toEqual(record);
});

it.each(['not JSON', '{}', '{"retired":{},"more":1}', '{"retired":{"a":"yesterday"}}'])(
  'refuses %s',
  (text) => {
    expect(() => readRecord(text)).toThrow(
      '.deployments/record.json on the store is not a record of this command',
    );
  },
);
