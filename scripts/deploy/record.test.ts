import { readRecord } from './record';

it('starts empty', () => {
  expect(readRecord(undefined)).toEqual({ retired: {} });
});

it.each(['not JSON', '{}', '{"retired":{},"more":1}', '{"retired":{"a":"yesterday"}}'])(
  'rejects %s',
  (text) => {
    expect(() => readRecord(text)).toThrow('.deployments/record.json on the store is damaged');
  },
);
