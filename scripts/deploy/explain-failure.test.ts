import { explainFailure } from './explain-failure';

// e2e/store/cut-short.spec.ts has more of these, from a real store.
it.each([
  [{ name: 'AccessDenied' }, 'The store denies access: the credentials must allow listing'],
  [{ code: 'ECONNREFUSED' }, "The store can't be reached (ECONNREFUSED): check the network."],
  [{ name: 'TimeoutError' }, 'The connection to the store broke (TimeoutError).'],
  [{ message: 'Region is missing' }, 'Set AWS_REGION'],
  [{ message: 'index.html: expected a charset.' }, 'index.html: expected a charset.'],
])('explains %j', (failure, words) => {
  expect(explainFailure(Object.assign(new Error('?'), failure), 'site')).toContain(words);
});
