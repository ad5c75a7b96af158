import { displayedLine } from './address';

it.each([
  [{ street: '411 3rd St S', zip: '83651' }, '411 3rd St|S, Nampa, ID|83651'],
  [{ street: '12 North Road, Unit N', zip: '83651' }, '12 North Road, Unit|N, Nampa, ID|83651'],
  [{ street: '10 Main St' }, '10 Main St, Nampa, ID'],
])('keeps the end of a street and the ZIP in their lines: %o', (address, joined) => {
  expect(displayedLine({ city: 'Nampa', state: 'ID', ...address })).toBe(
    joined.replaceAll('|', '\u00a0'),
  );
});
