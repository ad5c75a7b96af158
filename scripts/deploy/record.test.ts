import { readRecord } from './record';

it.each(['not JSON', '{}', '{"retired":{},"more":1}'])('rejects %s', (text) => {
  const message = '.deployments/record.json on the store is damaged';
  expect(() => readRecord(text)).toThrow(message);
});
