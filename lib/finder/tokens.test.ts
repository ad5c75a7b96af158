import { nameAndState, tokenize, zipAmong } from './tokens';

it.each<[string | undefined, ...string[]]>([
  ['83634', '83634', '8363 4', '83634-1234', '836341234', 'ID836341234', 'Kuna83634'],
  ['83642', 'ID 83642', 'ID83642', '12345 W Main St, Meridian, ID 83642'],
  ['83605', '836O5'],
  ['83301', '833ol'],
  [undefined, '123456', '83x34', '83x634', 'Idaho'],
])('finds the ZIP code %s in %j', (zip, ...typed) => {
  expect(typed.map((text) => zipAmong(tokenize(text)))).toEqual(typed.map(() => zip));
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
  expect(nameAndState(tokenize(typed))).toMatchObject({ name, state });
});

it('takes letters and signs that look alike for the same', () => {
  for (const sign of ["'", '\u2019', '\u2018', '\u02bc', '\u00b4', '`', '']) {
    expect(tokenize(`Coeur d${sign}Al\u00e8ne`)).toEqual(['coeur', 'dalene']);
  }
  expect(tokenize('\u202aBoi\u200bse\u202c, \uff29D\u00a0\uff18\uff13\uff17\uff10\uff12')).toEqual([
    'boise',
    'id',
    '83702',
  ]);
});
