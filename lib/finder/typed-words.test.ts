import { nameAndState, wordsOf, zipAmong } from './typed-words';

it.each([
  ['83634', '83634'],
  ['8363 4', '83634'],
  ['83634-1234', '83634'],
  ['836341234', '83634'],
  ['ID 83642', '83642'],
  ['ID83642', '83642'],
  ['Kuna83634', '83634'],
  ['836O5', '83605'],
  ['833ol', '83301'],
  ['12345 W Main St, Meridian, ID 83642', '83642'],
  ['123456', undefined],
  ['83x34', undefined],
  ['ID836341234', '83634'],
  ['Idaho', undefined],
])('finds the ZIP code in %j: %s', (typed, zip) => {
  expect(zipAmong(wordsOf(typed))).toBe(zip);
});

it.each([
  ['kuna idaho', ['kuna'], 'ID'],
  ['Ontario OR', ['ontario'], 'OR'],
  ['Boise, Idaho, USA', ['boise'], 'ID'],
  ['Nampa, ID, United States', ['nampa'], 'ID'],
  ['Nampa, ID, U.S.', ['nampa'], 'ID'],
  ['Idaho', ['idaho'], undefined],
  ['Twin Falls', ['twin', 'falls'], undefined],
])('separates the name from the state in %j', (typed, name, state) => {
  expect(nameAndState(wordsOf(typed))).toEqual({ name, state });
});
